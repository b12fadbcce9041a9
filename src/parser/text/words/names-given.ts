/** What many people are called by those who know them, in plain letters: where nothing else tells a name from other words, one of these does. Those that are towns, feasts or months as well are left out. */

import { remembered } from './remembered.ts'
import { wordSet } from './vocabulary.ts'

const GIVEN = remembered(() =>
  wordSet(`
  aafke aage aagje aarav aarne aaron aart aase aasmund aatu abbie abby abdallah abdel abdelkader abdoulaye abdul abdullah abdulrahman abel abena abhijit
  abhishek abigail abilio abramo acacio achieng ada adaeze adalbert adam adan adaobi addolorata adebayo adel adela adelaida adelchi adele adelheid adelia
  adelina adelmo ademar ademir adilson aditi aditya adnan adolf adolfo adriaan adrian adriana adrianna adriano adrianus adrien advait adwoa afia afonso agata
  agatha agathe agda aggeliki agnes agnese agneta agnete agnetha agnethe agnieszka agostinho agostino agueda agustin agustina ahmad ahmed ahmet ahti aicha aidan
  aiden aija aiko aila ailsa ailton aimo ainara ainhoa aino airi airton aisha aisling aissatou aisyah aitana aitor ajay akash akhil akiko akira akos akosua
  akseli akshay akua alain alan alaor alasdair alban albano alberico albert alberta albertina alberto albin albino albrecht alcides alda aldina aldo aldona alec
  aleida aleix alejandra alejandro aleksandar aleksander aleksandr aleksandra aleksanteri aleksei aleksi aleksy alena alessandra alessandro alessia alessio
  aletta alex alexa alexander alexandra alexandre alexandros alexei alexia alexis alfhild alfie alfio alfons alfonsina alfonso alfred alfredo ali alice alicia
  alicja alida alin alina aline alisha alison alistair alix aliye allan allison almudena almut alois aloisio alojzy alok alonso aloysius alper alpo altair
  althea alva alvar alvaro alwin alyona alyssa alzbeta amadeu amador amadou amaia amaka amal amalia amanda amandine amandio amara amaro amaury amaya ambrogio
  ambroise amedeo amelia amelie americo amerigo amilcar amin amina aminata amir amirul amit amitabh amrita amund amy ana anabela anagha anais ananya anastasia
  anastasios anastazja anatol anatole anatoly anca anders andi andjela andoni andra andras andre andrea andreas andree andreea andrei andreia andreina andres
  andressa andrew andrey andrzej aneta anette anezka angela angele angelica angelika angelina angelique angelo angus anibal aniela aniello aniko anil anine
  anirudh anis anisoara anita anitta anja anjali anjana anke anki ankit ankita ankur ann anna annabel annabelle annalisa annalise annamaria annarita anne
  annegret anneke anneli annelie annelien annelies anneliese annelise anneloes annemarie annemiek annemieke annet annette annick annie anniek annika annikki
  annukka anouk ansa anselm anselmo ansgar anssi antero anthony antia antje antoine antoinette anton antonella antoni antonia antonieta antonietta antonin
  antonino antonio antonis antoon antti anupam anurag anusha anwar anxo anya aoife aparna apolline apolonia apoloniusz apostolos arabella aranka arantxa
  aranzazu aravind archana archie arda arend ariaan ariadna ariane arianna arie arild arina aris aristea aristide arja arjan arjen arjun arkadiusz arkaitz
  arlene arlette arlindo armand armanda armando armas armelle armin armindo arnaldo arnau arnaud arnav arnd arndt arne arnfinn arnhild arno arnold arnout
  arnstein arnt aron arpad arpita arrigo artem arthur arto arttu artur arturo artyom arun aruna arve arvid arvind arvo asbjorn asger ashild ashish ashley ashlyn
  ashok ashwin asier asko aslak aslaug asle asli asma asmund asmus asta astri astrid atakan athanasios atilla atte attila attilio aubrey aude audrey audun
  auguste augustin augustine augusto augustyn aukje auli aulis aune aurea aurel aurelia aurelie aurelien aurelio aurore avinash axel axelle ayaka ayhan aylin
  aymeric aynur ayodele ayse aysegul aysel ayumi ayush aziz aziza azlan azucena babatunde bahadir balazs balbina balint baltasar baltazar balthasar baptiste
  barbara barbora barbro bard baris barnabas barnabe barnaby barry bart bartek bartlomiej bartolome bartolomeo bartolomeu bartosz bas basak basia basil basilio
  bastiaan bastian bastien battista batuhan baudouin baukje beata beate beatrice beatrix beatriz becky bedrich begona bekir belinda belmiro ben bence bendt
  benedek benedetta benedetto benedict benedicte benedikt benedita benedito benedykt bengt beniamino benicio benigno benita benito benjamim benjamin benno benny
  benoit bent bente bento beppe beren berend berenice berit berkay bernabe bernadet bernadeta bernadett bernadette bernard bernarda bernardete bernardetta
  bernardo bernd berndt bernhard bernice bernt bert berta bertha berthold bertie bertil bertrand beryl bessie beth bethan bethany betsie betsy bette bettina
  betty bhaskar bhavana biagio bianca bianka biel bilal bilge bindu birger birgit birgitta birgitte birsen birte birthe bjarne bjarte bjoern bjorg bjorn bjornar
  blaise blake blanca blandine blanka blas blazej bobby bodil bogdan boglarka bogna bogumil bogumila boguslaw boguslawa bohdan bohumil bohumila bohuslav bojan
  bojana bolanle bolek boleslaw bongani bonifacio bonnie borge borghild boris borislav borivoj borja borje bosse boudewijn bouke boyd bozena brage bram brandi
  brando brandon branka branko braulio breanna brechtje bregje brenda brendan brendon breno brent bretislav brett brian brianna brice bridget brigida brigitta
  brigitte briony britney britt britta brona bronagh bronislav bronislaw bronislawa bronwyn bruce bruna brunella bruno brunon bryan brynjar bukola burak burcu
  burgl burkhard burkhart buse byron caetano caio caitlin calin calixto callum calogero calvin camelia cameron camila camilla camille camillo camilo canan
  candace candela candice candida candido caner cansu caoimhe capucine caridad carin carina carine carl carla carlijn carlo carlos carlota carlotta carme
  carmela carmelo carmen carmine carmo carol carola carole carolien carolin carolina caroline carrie carsten caryn carys casimiro casper cassandra cassia cassie
  cassio catalin catalina catarina caterina cathal catharina catherine cathrine cathy catia catriona caua cayetana cayetano cecile cecilia cecilio cecily
  cecylia cedric cees celestin celestino celia celina celine celio celso cemal cemile cenek cengiz ceren cerys cesar cesare cesareo cestmir cetin ceyda cezar
  cezary chandan chantal charlene charles charlie charline charlotta charlotte charmaine charu cheikh chema cheryl chetan chiamaka chiara chidi chidinma chieko
  chiel chika chinedu chinonso chioma chitra chloe chris christa christel christelle christer christian christiane christie christin christina christine
  christof christoph christophe christopher christos chrysanthi chukwuemeka cian ciara ciaran cibele cihan cindy cino cintia cinzia ciprian cipriano ciriaco
  cirillo cissy claartje claire clara clare clarence claretta clarisse claude claudemir claudete claudette claudia claudine claudio claudiu claus clea cleber
  cleide clelia clemence clemens clementina cleonice cleto cleusa clifford clive clodagh clothilde clotilde clovis clyde codrut coen coenraad cole colette colin
  coline conall conceicao concetta concha conchi connie connor conny conor conrad conrado consolata constantin constantine constantino constanza constanze
  consuelo coralie cordelia cordula corentin corey corina corinna corinne cormac cornel cornelia cornelis corneliu cornelius corrado corrie cory cosima cosimo
  cosmin costel costin courtney covadonga craig cristal cristi cristian cristiana cristiane cristiano cristina cristobal cristoforo cristovao csaba csilla
  csongor ctibor curtis custodio cuthbert cynthia cyprien cyrielle cyril cyrille czeslaw czeslawa daan dafydd daga dagfinn dagmar dagmara dagny dagrun daichi
  daisuke dalia dalibor dalila dalimil dalma dalva damaris damian damiano damiao damien damilola damir damon dana daniel daniela daniele danielle danijel
  danijela danilo danique dante danusa danut danuta danylo daphne darcy daria darina dario dariusz darko darla darlene darnell darragh darrell darren darryl
  darya daryl dave davi david davide davina dawid deana deanna deb debbie debby debora deborah debra decimo declan deepa deepak deepika deepti deirdre deise
  deivid dejan delfim delfina delia delores delphine demetrio denes denilson denis denisa denise deniz dennis denzel deolinda derek dermot deshawn desiderio
  desire desiree desmond detlef detlev devansh devika devon dewey dewi dexter dhruv diana diane dianne didem didier diederik diego dieter dietmar dietrich
  dieuwertje dilan dilani dilara dilek dilip dimitra dimitri dimitrios dimitris dineke dinesh dinis dino diogenes diogo dionisio dionne dirce dirk ditte divya
  djalma dmitri dmitry dobromila dogan doina dolors domagoj domenico domingas dominic dominik dominika dominique domitilla donal donald donata donatella
  donatien donato donna donovan dora doralice dorde doreen dorian doriana doriano dorin dorina doris dorota dorotea dorothea dorothee dorothy dorottya dorte
  dorthe doug dougal douglas douwe dragan dragana dragos drahomira drazen dries duane duarte duccio duje dulce dumitru duncan dunja durda durk durval dusan
  dusana dustin duygu dwayne dwight dylan eamon eamonn ebba ebbe ebele eberhard ebru ecem eckart eckhard edda eddie edel edelmira edeltraud edgar edgardo
  edilson edin edinho edita edith edivaldo edmilson edmond edmondo edmund edmundo edna edoardo edouard edson eduard eduarda eduardo edvard edvin edward edwin
  edwina edyta eefje eelco eelis eelke eemeli eerika eerikki eero eetu eeva efisio efrain efua egbert egidio egle egon eija eila eileen eilidh eilif eimear
  einar eino eira eirik eirini eivind ejnar ejner ejvind ekaterina ekin ekkehard ekrem eladio elaine elba eldar eldbjorg eleanor eleftheria elen elena eleni
  eleonora eleonore eleri elettra eleuterio elfriede elia eliana eliane elias elie eliete elif eligio eliina eliisa elijah elin elina eline eliot eliott elis
  elisa elisabete elisabeth elisabetta elisangela elise eliseo eliseu eliska eliza elizabete elizabeth elizaveta elke ella ellen elli ellie elling ellinor
  elliot elliott elly elmar elmer elna eloa elodie elof eloi eloisa eloise elouan elov elsa elsbeth elsebeth elselien elsie elspeth elton elva elvi elvio elvira
  elwira elyse elza elzbieta emanuel emanuela emanuele emeka emel emelie emeline emeric emerita emerson emese emeterio emil emile emilia emiliana emiliano
  emilie emilien emilio emily emin emina emine emir emlyn emma emmanuel emmanuelle emmett emmi emmie emmy emoke emre emrys enea eneko engelbert engin engla
  eniko enitan enok enrica enrico enrique enriqueta ensio enza enzo eoin epifanio erazm ercan erdal erdem erdogan eren ergun erhan erhard eric erica erich erico
  erik erika erin erja erkan erkki erlend erlinda erling ermanno ermelinda ermenegildo ermes erna ernani ernest ernesta ernestina ernestine ernesto ernie erno
  ernst erol ersin ertan ertugrul ervo erwan erwin eryk erzsebet esaias esben esin eskeli eskil eskild esko esme esmee espen esra essi esteban estefania estela
  estella ester estevao esteves esther eszter etelka ethan ethel etienne etsuko ettore euan euclides eufemia eugen eugene eugenia eugenie eugenio eugeniusz
  eulalia eulalie eulogio eunice eunji eusebio eustachy eva evaldo evan evangelia evangelos evaristo evelien eveliina evelin evelina eveline evelyn evelyne
  everaldo evert everton evgeniya evgeny evie evren evzen ewa ewald ewan ewelina expedito eylul eyup eyvind ezequiel ezio ezra fabian fabiana fabiano fabien
  fabienne fabio fabiola fabrice fabricio fabrizia fabrizio facundo fadi fahad fahri faisal faizal falk famke fanni fanny fantine farah farhan farid faruk fatih
  fatima fatma fatou fausta faustina faustine faustino fausto faustyna faye fedele federica federico felicia feliciano felicidad felicie felicita felicitas
  felicite felicity felicja feliks felipa felipe felisa felisberto felix femi femke fenna ferdia ferdinand ferdinando ferdynand ferenc fergal fergus ferhat
  feride ferit fermin fernand fernanda fernande fernando fernao ferruccio feyza ffion fiamma fiammetta fidel fien fikret filiberto filip filipa filipe filippa
  filippo filiz filomena finja finley finn fintan fiona fionn fionnuala fiorella fiorenza fiorenzo firat firmino flaminia flavia flaviano flavio flemming fleur
  flip floortje flore florencio florent florentino florian floriana floriane florica florin florina floris floyd fokke folake folke folker fosca fosco fotini
  fotis frances francesc francesca francesco francine francisca francisco franciszek franciszka franck francois francoise franjo frank frankie frans frantisek
  frantiska franz franziska fraser frauke freda freddie frede frederic frederick frederico frederik frederikke frederique fredrik freek freja freya frida frieda
  friederike friedhelm friedrich fritiof frits fritz frode froilan froukje froydis fructuoso fryderyk fulgencio fulvia fulvio fulya fumiko funda funmi funmilayo
  furio furkan fyodor gabe gabi gabino gabor gabriel gabriela gabriele gabriella gabrielle gael gaelle gaetan gaetana gaetano gaia gail galileo galina gamze
  garbine gareth garrett garry gary gaspard gaspare gaston gaurav gautam gauthier gautier gavin gavino gayatri gayle gaynor gebhard geert geertje geertruida
  geeta geir gemma genaro genevieve genivaldo gennady gennaro genoveffa genowefa geoff geoffrey geoffroy georg george georges georgeta georgette georgiana
  georgina georgios georgy geraint gerald geraldine geraldo gerard gerardo gerben gerd gerda gerdien geremia gereon gergely gergo gerhard gerlando gerlinde
  germain germaine german germana germano gerolamo gerold gerome geronimo gerrie gerrit gerson gert gertjan gertraud gertrud gertruda gertrude gertrudes
  gertrudis gertruida gervasio gerwin gesa gesine gesualdo gethin geza ghassan gheorghe ghislain ghislaine ghita giacinta giacinto giacoma giacomo giada
  giampaolo giampiero giancarla giancarlo giandomenico gianfranco gianleonardo gianluca gianluigi gianmarco gianmaria gianna gianni giannis gianpaolo gianpiero
  gica gigel gijs gijsbert gilbert gilberte gilberto gilda giles gilles gillian gilmar gilson gina gines ginette ginevra ginny gino gioacchino gioele giordana
  giordano giorgia giorgio giorgos giosue giovana giovanna giovannella giovanni giovannino girish gisela gisele gisle gittan gitte giuditta giulia giuliana
  giuliano giulietta giulio giuseppa giuseppe giuseppina giustina giustino giusy gizella gizem gjermund gjertrud glauco gleb glenda glenn glenys godehard
  goedele goffredo gokce gokhan gonca goncalo gonul gonzalo gopal goran goranka gordan gordana gordon gorka gosia gosse gosta gote gottfried gotthard govind
  gozde graciano graciete graeme graham grainne graziana graziano graziela graziella grazyna greetje greg greger gregoire gregor gregorio gregory greta gretchen
  grete grethe grietje grigore grigory grzegorz gualtiero gudmund gudny gudrun guenter guenther guglielmina guglielmo guido guilherme guilhermina guillaume
  guillem guillemette guillermina guillermo guiomar gulay gulcan guler gulsah gulsen gulten gumersindo gunay gunborg gundolf gundula gunhild gunilla gunn gunnar
  gunnel gunnhild gunnvor gunter gunther gunvor gurkan gurli guro gustaf gustav gustave gustavo gustaw guus guven guy gwen gwenael gwenaelle gwendolen
  gwendoline gwendolyn gwenola gwyneth gyongyi gyorgy gyula haakon haavard habib hadi hadrien hafiz haiko hajnalka hakan hakki hakon haldun haley halfdan halil
  halina halit halldis halszka halvard halvor halyna hamid hamish hampus hamza hana hanan hande hani hank hanna hannah hanne hanneke hannele hannelore hannes
  hannu hans harald harish harlan harold harri harriet harry harsh harsha harshad hartmut hartwig haruka haruki harun haruto harvey hasan hassan hasse hatem
  hatice hattie havard havel haydee hayley hayriye hazal haziq heather heber hector hedda hedvig hedvika hedwig hege heidemarie heidi heidrun heike heikki heiko
  heimo heiner heini heinrich heinz heitor helder heleen helen helena helene helga helge helgi heli helio helka hella helle hellevi helmi helmut helmuth heloisa
  heloise helvi hema hemant hendrik hendrika hendrikje hendrikus henk henna henner hennie henning henny henri henrietta henriette henrik henrike henrique henry
  henryk henryka heraclio herbert herborg herculano herdis heribert heriberto herman hermann hermenegilda hermine herminia herminio hermione hernan herve hessel
  hester hetty hicham hideki hideo hieronim hilal hilario hilary hilda hilde hildegard hildegunn hilding hilja hilkka hillevi hiltrud hind hinnerk hinrich
  hipolito hiroki hiroko hiroshi hiroyuki hjalmar hjordis hoang holger homero honorata honorio horacio horia horst hortense hortensia houda howard hrvoje hubert
  hubertus huda hugh hugo hugues huib hulya humberto humphrey hung huong husamettin huseyin husnu hussain hussein huub huw hyacinthe hyejin hylke hynek iacopo
  iain ian ibai ibolya ibrahim ibrahima ibtisam idar idris idriss idun ieuan ifan ifeanyi ifeoma ignac ignacio ignacy ignasi ignatius ignazia ignazio igor iiris
  iiro ijeoma ikechukwu iker ilari ilaria ilario ilayda ilda ildefonso ildiko ileana ilenia ilhan ilias ilidio ilie ilija ilinca ilka ilkay ilker ilkka ilmari
  ilona ilpo ilse ilta ilya imad imane imanol imelda imke immacolata imogen impi imran imre inacio inaki indalecio indira ineke ines inez inga ingalill inge
  ingeborg ingebrigt ingegerd ingela ingelise ingemar inger ingjerd ingmar ingo ingolf ingrid ingunn ingvar ingvard ingvild inigo inka inkeri inmaculada innes
  innocenzo insa intissar ioan ioana ioanna ioannis iolanda iolo ionel ionela ionut iosif ipek ippolita ippolito irem irena irene ireneusz irfan irina irineu
  irini iris irja irma irmeli irmgard irmina irmtraud irvin irwin iryna isaac isabel isabella isabelle isacco isadora isaias isak isamu isaura isaure ishaan
  ishita isidor isidora isidoro isidro ismael ismail ismet ismo isobel isolde isotta issam istvan itala itziar iulia iulian iuliana iustin ivan ivana ivano ivar
  iver iveta ivete ivett ivica ivo ivona ivone ivor iwona iwonka ixone izabel izabela izabella izaskun izydor jaakko jaana jaap jacco jacek jachym jacinta
  jacinthe jacinto jack jackie jacky jacob jacoba jacobo jacobus jacomina jacopo jacqueline jacquelyn jacques jada jade jadranka jadwiga jagdish jaime jair
  jakob jakub jalmari jamal james jamie jamila jan jana janaina jandira jane janelle janet janete janette jani janice janie janika janina janine janis janne
  janneke jannes janni jannie jannik jannis janos jans jantien jantine jantje janusz jarand jared jarek jari jarkko jarle jarmil jarmila jarmo jarno jaromir
  jaroslav jaroslava jaroslaw jarrod jarvis jasmijn jasmin jasmina jasna jason jasper jatin jaume javi javier jayant jayanti jayne jean jeanette jeanie jeanne
  jeannette jeannine jedrzej jeferson jeff jeffrey jehan jelena jelle jelmer jemima jen jenaro jenna jenni jennie jennifer jenny jeno jens jeppe jere jeremiah
  jeremy jeri jerker jermaine jeroen jerome jeronimo jerri jerry jerzy jesper jess jesse jessica jessie jesus jetske jette jetty jihoon jill jim jimmi jimmy
  jindrich jindriska jiri jirina jiro jitendra jitka jitske jiwoo joachim joakim joan joana joanet joann joanna joanne joao joaquim joaquin joaquina jocasta
  jocelyn jocelyne jochen jodie jody joe joel joelle joep joerg joffrey jofre jofrid johan johann johanna johanne johannes john johnny joke jolana jolanda
  jolanta jolene jolien jolijn jon jonas jonatan jonathan jonathon joni jonna joop joos joost jopie jordi jordina jordy jorg jorge jorgelina jorgen jorgina
  jorien joris jorn jorrit jorunn jose josef josefa josefin josefina josefine josep joseph josephine josette josh joshua josiane josie josien josip josipa
  jostein josu josua josune jouke jouko jouni jovan jovana jovelina jovita jowita joyce jozef jozefa jozo jozsef juan juana juanita juanjo juanma jucelino jude
  judit judith judy judyta juergen juha juhana juhani juho jukka jule julen jules julia julian juliana juliane julianna julianne juliano julie julien juliet
  julieta juliette julio juliusz junichi junipero junko juraci juraj jurandir jure jurgen jurjen jurre jussara jussi justa justin justina justine justus justyna
  jutta juuso juvenal jyoti jyri jyrki jytte kaan kaare kaarina kaarlo kabir kacper kadir kaija kaique kaisa kaisu kaitlin kaito kaj kaja kajetan kajsa kalervo
  kalevi kalina kalle kalliopi kalman kalpana kamal kamau kamel kamil kamila kamla kana kaori kapil karan kareem karel karen kari karianne karim karin karina
  karine karita karl karla karlheinz karlijn karol karoliina karolina karoline karoly karstein karsten karthik kartik kasia kaspar kasper katalin katariina
  katarina katarzyna kate katelyn katerina kateryna katharina katherine kathleen kathrin kathryn kathy kati katia katie katiuscia katja katleen katri katrin
  katrina katrine kauko kavita kavitha kavya kayla kazimiera kazimierz kazuko kazuo kazuya keeley keenan kees kehinde keiko keira keisha keisuke keith keld
  kelechi kelli kellie kelly kelsey kelvin kemal kenan kendra kendrick kenichi kenji kennet kenneth kenny kenta kepa kerem kerry kerstin kerttu ketan ketut
  kevin khadija khaled khalid khanh kiara kieran kiki kilian killian kim kimberly kimmo kinga kira kiran kirill kirk kirsi kirsten kirsti kirstie kirstin
  kirstine kirsty kishore kivanc kjeld kjell kjellaug kjersti kjerstin kjetil klaas klara klaudia klaudie klaudiusz klaus klemens knud knut koen kofi koichi
  koji kojo kolbjorn koldo konrad konstantin konstantina konstantinos konstanty konstanze koray korbinian korkut kornel kornelia kostas kresimir kresten
  kreszenz krijn krishna krista kristen krister kristi kristian kristie kristiina kristijan kristin kristina kristine kristoffer kristy kristyna krisztian
  krisztina kriti krunoslav krysia krystian krystyna krzysztof ksawery ksenia kseniya kubra kullervo kumar kumiko kunal kunle kuno kursat kurt kveta kvetoslav
  kvetoslava kwabena kwaku kwame kwasi kyle kyllikki kyoko kyosti kyriaki kyriakos lachlan ladislav ladislava laercio laerte laetitia laila lais lajos lakshmi
  lalit lamberto lamia lando lara larisa larissa lars lasse lassi laszlo lata latasha latifa latife latoya lauge laura laure laureano lauren laurence laurene
  laurens laurent laurentiu lauri laurie laurinda laurits lauro lavanya laverne lavinia lawrence layla lazare lazaro lazzaro lea leah leandra leandre leandro
  leann leanne lech leea leela leen leena leendert leevi lefteris leif leila leire lejla lekan lela leleco lelia lella lempi lena lene leni lenka lennard
  lennart lenni leo leocadia leokadia leola leon leona leonard leonardo leoncio leonel leonhard leonid leonida leonie leonor leontina leopold leopoldo leos
  lerato leroy lesley leslie lester leszek leticia letizia levent levente levi lewis leyla lia liam liana lianne libby liberato libor libuse libuska licia
  licinio lidia lidiana liduska lieke lies liesbeth liesel lieselotte lieuwe lieve lieveke ligia liisa lili lilian liliana liliane lilianna lilja lill lilli
  lillian lillie lilou lina linda lindsay lindsey lineu linh linn linnea lino linus lionel lisa lisanne lisbet lisbeth lise liselotte lisetta lisette lissi
  liudmila liv liva livia livio liviu liz liza lizzie ljiljana ljubica ljubomir llew llewellyn llorenc lloyd lluc lluis lodewijk loes logan loic loick lois lola
  lone lonnie lora lorand lorcan lore loredana lorella loren lorena lorenz lorenza lorenzo loretta lori loriana loris lorna lorraine lothar lotta lotte lotten
  lottie louane loubna louis louisa louise louison lourdes lourenco lovisa lowri luan luana lubomir lubor lubos luc luca lucas lucero lucia lucian luciana
  luciano lucica lucie lucien lucienne lucila lucile lucilia lucilla lucille lucimar lucinda lucio lucja lucjan lucrecia lucrezia lucy lucyna ludek ludger
  ludivine ludmila ludovic ludovica ludovico ludvig ludvik ludwig ludwik ludwika luigi luigia luigina luis luisa luise luisella luiz luiza luka lukas lukasz
  luke lula luminita lumir lupe lurdes luther lutz luuk luzia lydia lydie lykke lyla lyle lynda lynette lynn lynne lyubov lyudmila maaike maarit maarten maartje
  mabel macario machteld maciej maciek mackenzie madalena madalin madalina maddalena maddie madeleine madeline madelon madhav madhu madhuri mads mael maelle
  maelys maeva maeve mafalda magali magalie magda magdalena magdolna maggie magne magnhild magnus mahesh mahmoud mahmut maialen maija maiju maik maike maikel
  maiken maila mair maira mairead maisie maite maiwenn maja majid majken makoto maksim maksym maksymilian malachy malcolm malena malene malgorzata malika malin
  mallika malte malthe malu malva malwina mamadou mamta manabu manasi mandeep mandy manel manfred manfredi manfredo manish manisha manju manlio manoel manoj
  manola manolis manolo manon manrico mansour manuel manuela mara marc marceau marcel marcela marcelina marcelino marcella marcelle marcellino marcello marcelo
  marci marcia marcial marciano marcin marcio marco marcos marcus marcy mareike mareile marek maren margaret margareta margarete margarethe margarida margarita
  margaux margherita margie margit margot margreet margret margrethe margriet margrit marguerite margunn mari maria mariacristina mariagrazia mariah marialuisa
  mariam mariama marian mariana mariangela mariann marianna marianne mariano mariarosa mariateresa maribel maricarmen maricela maricica marie marieke mariell
  mariella marielle marieluise mariette marija marijan marijana marije marijke marijn marika mariko marilda marilena marilene marilyn marina marines mario
  mariola marion marios maripaz marisa mariska marisol marissa maristella marit marita maritza marius mariusz marivaldo mariya marja marjaana marjan marjatta
  marjo marjolein marjon marjorie marjut mark marketa markku marko markus marla marleen marlen marlena marlene marlies marlis marloes marlon marsha marta marten
  martha martial martijn martim martin martina martine martino marton martta martti marty martyn martyna marvin marwan mary maryam maryann maryla maryline
  maryna maryse marzanna marzena marzia marzio masaaki masahiro masako masao masato massimiliano massimo matej mateo mateus mateusz mathea matheus mathias
  mathieu mathijs mathilda mathilde mathis mathurin matias matija matilda matilde mato matous matt matteo matthew matthias matthieu matthijs matti mattia
  mattias mattie mattis matyas matylda maud maude maunu maura maureen mauri maurice mauricette mauricio maurine maurits maurizia maurizio mauro maurycy mavis
  maxence maxim maxime maximiano maximilian maximiliano maximino maxine mayara mayte mayumi meagan mechteld mechthild meena meenakshi meera mees megan megha
  meghan megumi mehdi mehmet mehul meike meiling meinhard melania melanie melchiorre melchor melek melike melina melinda melis melisa melissa melodie meltem
  melvyn mena menno meral merce mercedes meredith merel merete meriem merijn meritxell merja merle mert mertcan merve mervi mervyn meryem mesut mete metin mette
  mhairi mia micaela micah michael michaela michal michalina michalis michel michela michelangelo michele michelina micheline michelle michiel michiko mick
  mickael midori mieczyslaw mieke mieneke miep mieszko miguel mihael mihaela mihai mihail mihir miho mihovil miia miika mika mikael mike mikel mikhail mikkel
  mikko miklos mikolaj mikulas milada milagros milan mildred milena milica milind miljenko milla mille millie milo milos miloslav miloslava miloslaw miluse
  milva mimma mimmo mindy minji minjun minnie minoru mioara mira miranda mircea mireia mireille mirela mirella mireya miriam mirja mirjam mirjami mirjana mirka
  mirko miro miron miroslav miroslava miroslaw miroslawa mirta mirthe misaki miska mislav mitchell mitsuko miyuki mladen moacir modupe mogens mohamed mohammad
  mohammed mohan mohini mohit moira moises mojmir mollie molly monica monika monique montse moona morag mordecai morgan morgana morgane moritz morris morten
  morwenna mounir mourad moussa moustapha muhammad muhammet mukesh mukul munir murali murat muriel murilo musa mustafa mustapha muzaffer mwangi mykola myra
  myriam myrna myron myroslava myrthe nabil nadege nadezda nadezhda nadia nadim nadine nadir nadja nadzieja nael nahia naima nair naja najib najwa nalan naledi
  nalini namrata nanami nancy nanda nandini nando nandor nanna nannie naoki naoko naomi narcisa narciso narendra naresh nasir nasser natalia natalie natalina
  nataliya natalya natan natanael natasa natascha natasha nathalia nathalie nathan nathaniel natividad natsuki nattaporn naveen navin nawal nayra nazan nazareno
  nazaret nazario nazli necati necla neelam neele neeraj neeta neha neide neil nekane nektarios nela nella nelleke nellie nelu nenad nerea nereida nereo nerina
  nerio nermin nerys nese neslihan nestor nestore nettie neuza neven nevena neville nevin nevio ngaire ngozi nguyet niall niamh nicanor nicasio niccolo nicholas
  nick nicklas nicla nicola nicolae nicolai nicolas nicolasa nicolau nicole nicoleta nicoletta nicolette nicoline nicolo nicu nicusor nidhi niek niels nienke
  nieves nigel nihal nihan nihat niilo niina nikhil nikita niklas niko nikodem nikola nikolai nikolaj nikolaos nikolaus nikolay nikoleta nikolett nikolina nikos
  nilay nilce nilesh nilgun nilla nilo nils nilson nilufer nina ninfa nino ninon nirmala nisha nita nitin nitya nivaldo nizar njal njeri nkechi nnamdi nneka noa
  noah noboru noelia noemi noemia noemie nolan nolwenn nomsa nomvula nooa noomi noor noora noortje nora norbert norberta norberto noreen noriko norma norman
  nour noura novella nuala nuccia nuno nunzia nunzio nuray nurcan nurgul nuri nuria nurten nurul nyoman oana obinna octave octavia octavian octavio odair odalys
  oddbjorg oddbjorn oddny oddone oddrun oddvar odete odette odile odoardo ofelia oguz oguzhan oihana oili oisin okan oksana oktawia oktay olabisi olaf olaia
  olalla olamide olaug olav olavi olavo oldrich oldriska ole oleg olegario oleksandr oleksii olena olesya olga olgierd olindo oliver olivia olivier oliviero
  oliwia oliwier olle olli olof olov oluf olumide oluwaseun olwen olympe omar ombretta omero omkar omnia omolara ondine ondrej onni onno onofre onofrio onur
  oonagh ophelie orazio oreste orfeo orhan oriana oriane orietta oriol orjan orlaith ornella orsola orsolya ortensia orville orvokki osamu oscar oskar oskari
  osmar osmo ossi ostap osten osvaldo oswaldo otakar otavio otelo otieno otilia otis otmar ottar ottavia ottavio ottilia ottilie ottmar otto ottokar ottone
  otylia oumar ousmane outi ovidio ovidiu owen oyinkolola oystein oyvind ozan ozge ozgur ozkan ozlem paal paavo pablo paco padma padraig paivi palesa pallavi
  palle palmiro paloma pamela panagiota panagiotis pancho pankaj panos paola paolo parag paraskevi paride parth parvati pascal pascale pascaline pascoal pascual
  pascuala pasquale pasqualina pastora patrice patricia patricie patricio patrick patrik patrizia patrizio patrycja patryk patsy patty patxi paul paula paule
  paulette pauli paulien pauliina paulin paulina pauline paulino paulo pavel pavla pavlina pavlos pawel pawelek payal peder pedro peggy pekka pelagia pelayo
  pelin pellegrino pembe penelope penny pentti pepa pepe per percy peregrina perla pernilla pernille perpetua perry pertti perttu petar pete peter petr petra
  petre petri petrica petro petrona petronella petronilla petros petru petter petteri phil philibert philip philipp philippa philippe philippine philomene
  phoebe phuong phyllis pia piera pierangelo piercarlo pierfrancesco pierina pierluigi piero pierpaolo pierre piers piet pieter pieternel pietra pietro piia
  pinar pino pinuccia piotr pippa pirjo pirkka pirkko piroska placido plinio policarpo polina polly pompeyo pontus pooja poonam porfirio poul prabhakar pradeep
  pradip prakash pramod pranav pranay prasad prashant prateek prathamesh praveen preben predrag preeti premek premysl prerna priit primitivo primo priscila
  priscilla priya priyanka prune przemek przemyslaw puck puja puneet purificacion purnima putri quentin quim quinn quinten quintin quintino quinto quirin
  quirino quiteria quynh rabia rachael rachel rachele rachid rachida radek radha radhika radim radka radko radmila radomir radoslav radoslaw radovan rafa rafael
  rafaela rafal rafe raffaela raffaele raffaella raghav ragna ragnar ragnhild rahul raija raila raili raimo raimonda raimondo raimund raimunda raimundo rainer
  raisa rajan rajat rajeev rajendra rajesh rajiv rajni raju rakesh ralf ralph raluca raman ramazan ramesh rami ramiro ramon ramona ramzi rana ranald randall
  randi randy rania ranjan ranjit raouf raoul raphael raphaelle raquel rashid rashmi rasmus rauha raul rauni ravi ravinder raymond raymonde razvan reba rebeca
  rebecca rebecka rebekka recep redouane reem reena reetta refik reggie regina reginald reginaldo regine regis regitze regula reidar reidun reija reijo reiko
  reima reina reinaldo reinder reine reiner reinhard reinhold reinier reinoud reka rekha remco remi remigio remigiusz remo remy remzi rena renan renata renate
  renato renaud rene renee rens renske renu renzo reto reuben revathi reyansh reyhan rhiannon rhoda rhodri rhona rhonda rhys rianne ricard ricarda ricardina
  ricardo riccarda riccardo richard rick rickard ricky ridha rieke riet rigmor rigoberto riikka riitta rikard rikke rikkert rima rina rinaldo rino rinske risto
  rita ritesh ritu ritva riza roald roar rob robbert robbie robert roberta roberto robin robson robyn roch rochelle rocio rod roderick rodica rodney rodolfo
  rodolphe rodrick rodrigo rodrigue roel roeland roelie roelof rogelio roger rogerio rogier rohan rohini rohit roisin roko roksana roland rolf romario romeo
  romeu romilda romina romolo romuald romualdo romulo romy ron ronald ronaldo ronan ronei ronja ronnie ronny roope roos roosa roque rory rosa rosalba rosalia
  rosalie rosalind rosalinda rosalyn rosana rosangela rosanna rosanne rosaria rosaura roscoe roseli roseline rosella rosemarie rosemary rosendo roser roshan
  roshni rosie rosilene rosimeire rosina rosinda rosita roslyn ross rossana rossella rostislav roswitha rowan rowena roxana roxane roxanne roxie roy roza
  rozalia rozemarijn rozenn ruaridh rubem ruben rubens ruchi rudi rudiger rudolf rudy ruedi ruediger rufina rufo rufus ruggero ruggiero rui rune rupa rupali
  rupert ruslan russ russell rute ruth ruthie ruud ruurd ruya ruzena ryan ryota ryszard ryszarda ryuji saanvi saar saara sabah sabatino sabina sabine sabino
  sabri sabrina sacha sachiko sachin sade sadie saeed safa sahil saija saila sakari salah salete salih salim salla sallie sally salma salman salomao salome
  salomea salvadora salvatore sam samanta samantha sameer sami samia samir samira sammy sampo samuel samuele sana sancha sancho sanda sandeep sander sandhya
  sandor sandra sandrine sandro sangeeta sanja sanjay sanjeev sanjiv sanna sanne sanni santeri santosh santtu saoirse sapna sara sarah sari sarina sarita sarka
  saroj sarolta sasa sascha saskia satish satoko satoru satoshi satu saturnino saul saurabh saverio savina savino savita savvas sayaka scott seamus sean
  sebastiaan sebastian sebastiana sebastiano sebastiao sebastien sedat seema sefa segolene seher seija selene selim selin selina selma selvaggia semih semra
  semyon sena senem senka seojun seppo serafim serafin serafina serafino serap serdar serena serge sergei sergey sergi sergio sergiu serhat serhiy serkan serpil
  seth setsuko settimio seun sevda severiano severin severina severine severino sevgi sevil sevim seweryn seydou seyma shailesh shalini shana shane shanice
  shankar shantanu sharad shari sharmila sharon shaun shauna shawn shawna sheela sheila shelley sheri sherri sherrie sherry sheryl shigeru shilpa shiori shirley
  shivani shizuka shizuko shobha shoji shola shona shraddha shreya shruti shubham shun shunsuke shweta sian sibel sibilla sibylle siddharth sidnei sidney sidsel
  siegbert sieger siegfried sieglinde siem siemen sietse sietske sigbjorn sigmar sigmund signe sigrid sigrun sigurd sigvard siham siiri silas silja silje silke
  silvan silvana silvano silveria silverio silvestra silvestre silvestro silvia silvie silvina silvino silvio silviu simao simen simeon simge simina simisola
  simo simon simona simone simonetta sina sinan sindre sinead sinem sini sinikka sinisa siobhan sipho siri siriporn sirkka siro sirpa sisko sisse sissel sissela
  sixten sjaak sjaan sjoerd sjoukje slaven slavica slavko slavomir slavomira slawomir slawomira slobodan smita sneha snjezana snorre sofia sofiane sofie soham
  soile soili soizic solange solene solenn solenne solfrid soline solomiya solveig somchai sona sonal sonali sondre songul sonia sonja sonsoles sonya sophia
  sophie soraia soraya sorcha soren sorin sorina sota soumaya soyeon spartaco speranza spiros spyros sridhar srinivas stacey stacie staffan stanislas stanislav
  stanislava stanislaw stanislawa stanley stasia stavros stavroula steen stef stefan stefania stefanie stefano steffen steffi stein steinar stela stelian
  stelios stella stellan sten stepan stepanka stephan stephane stephanie stephen steve steven stevie stewart stian stig stijn stina stine stipe stjepan stratos
  stuart sture suat subhash sudha sudhir sue suelen suelly sujata sujin sukhdeep sukru sule suleyman sully suman sumeyye sumit sune sunil sunita sunniva
  supaporn surekha suresh susan susana susanna susannah susanne sushil sushma susie sussi susumu suvi suzan suzana suzanna suzanne suzete suzette suzon svante
  svatava svatopluk svein sven svend svenja sverre svetlana sveva swantje swapnil swati sybil sybille sybren sylva sylvain sylvaine sylvester sylvette sylvi
  sylvia sylvie sylwester sylwia sylwiusz synne synnove sytske szabolcs szczepan szilard szilvia szymon tabata tabatha tabea tabitha tadashi taddeo tadeas tadeo
  tadeusz tadhg taha tahvo taina tainara tais taisto taiwo takahiro takao takashi takeshi tamara tamas tamer tami tammi tammie tammy tamsin tancredi taneli
  taner tanguy tania tanisha tanja tanmay tanvi tanya tapani tapio tarald taras tarcisio tarek tarik tariq tarja tarjei tarmo tarun tasha tatana tatiana tatiane
  tatjana tatsuya tatu tatyana tayfun tazio tecla ted teemu teija teijo tejas tekla telesforo telma telmo telse temi temitope tenna teodor teodora teodoro
  teofil teofilo teppo terence teresa tereza terezinha terhi terje tero terrence terri terrie terry terttu teruko tess tessa tetsuya teun teunis teuntje teuvo
  thabo thaddee thais thales thalita thanasis thanh thanos thea thelma themba theo theodora theodore theodoros theodorus theofilos theophane theophile theresa
  therese theresia thiago thibaud thibault thibaut thierry thies thijmen thijs thilo thodoris thom thomas thora thorben thorbjorn thore thorkild thorsten
  thorvald thuy thyra tia tiago tiberiu tibor tiburcio tiernan tifaine tiffany tihana tihomir tiia tiina tijmen tijn tijs tilda tilde tilly tilman tilo tim
  timea timo timothe timothee timur tina tindra tineke tino tiphaine tiril tirso titia titilayo tito titouan titta titus tiziana tiziano tjark tjeerd tjitske
  tobi tobias tobiasz toby toini toivo tola tolga tolu tom tomas tomasa tomasia tomasz tomek tomine tomislav tommasina tommaso tommi tommy tomohiro tomoko
  tomomi tonci toni tonje tonnie tonny tony tora torben torbjorn tord tore torfinn torgeir torger torgny torgrim toribio toril torill torkel tormod torstein
  torsten toru torunn toshiko toshio touko tove tracey traci tracy traian traudl traute travis trees treesje trefor trevor triana tricia trijntje trina trine
  tristan tristano troels trond trude trudy truus trygve tshepo tsuyoshi tuan tuba tudor tugba tugce tugdual tuija tuire tulay tullia tullio tuncay tunde tuomas
  tuomo turan turgut turkan tuula tuulikki tuure tuva twan txell txema tyler tymon tymoteusz tyra tyrone tytti tytus ubaldo uche uchenna uday udo uffe ufuk
  ugolino ugur ujjwal uli ulisses ulla ulrich ulrik ulrika ulrike umar umberto umesh umile umit umut unai unni unto uolevi urbain urban urbano urho urpo urs
  ursin ursula ursule urszula uschi usha ute uwe uxia uxue vaclav vaclava vadim vaggelis vaibhav vaino valarie valdemar valdir valdirene valentim valentin
  valentina valentine valentino valere valeria valeriano valerie valerio valeriu valeriy valery valter valtteri vance vanda vandana vanderlei vanderley vanesa
  vanessa vania vanja vanna vanni vappu varsha varun vasant vasco vasile vasileios vasilica vasiliki vasilis vasily vasudha vasyl vaughan vaughn vebjorn vedat
  vedran vedrana veera veerle vegar vegard veijo veikko veit veli velimir vellamo velma vendela vendula vendulka venkat venkatesh venla vera verena verity verna
  verner veronica veronika veronique vesa vesna vetle vianney vibeke vicenc vicenta vicente vicentiu vicki vickie vicky victor victoriano victorino vidar vidya
  vigdis viggo vihaan viivi vijay vikas vikram viktor viktoria viktorie viktoriya vilde vilem vilfred vilgot vilhelm vilho viljami viljo villads villemo vilma
  vilmos vimal vinay vince vincent vincenzo vineet vinicius vinko vinod viola violante violeta violetta viorel viorica vipul virag virgil virgile virgilia
  virgilio virginie virpi virtudes virve vishal visnja vitaliy vitaly viteslav vitezslav vito vitor vittore vittorio vivek viveka vivian viviana viviane
  vivianne vivien vivienne vlad vladan vladimir vladimira vladislav vladka vlado vlasta vlastimil vlastimila vlastislav vlatka voitto vojta vojtech volkan
  volker volkmar volodymyr vratislav vroni vyacheslav wacek waclaw waclawa wael wagner waldemar waldir walenty walentyna waleria walery walid wallace wally walt
  walter waltraud wambui wanda wanderley wanderson wanjiru wawrzyniec wayan wayne wenceslao wenche wencke wendelin wendell wendy wera werner weronika wesley
  weslley wessel wibeke wichai widad wiebe wiebke wieland wieslaw wieslawa wietske wifredo wijnand wiktor wiktoria wilbur wilco wilfred wilfrid wilfried wilhelm
  wilhelmina wilhelmine wilhelmus willeke willem willemien willemijn willi william willian willie willy wilma wim wincenty winfried winifred winnie winston
  wioleta wioletta wiremu wirginia witold wladyslaw wladyslawa wlodzimierz wojciech wojtek wolfgang wolfram wouter wyatt wytze xabi xabier xaver xavi xavier
  xena xenia xenie xesus xiaoling xiaoming ximena xoan yacine yael yaelle yago yahya yaiza yakup yalcin yana yanis yann yannick yannik yannis yaroslav yasar
  yasemin yash yasin yasmin yasmina yasmine yasuko yavuz yekaterina yelena yeliz yemi yeray yesenia yesim yetunde yevgeny yiannis yigit yildiz yilmaz ylenia
  ylva yngvar yngve yoann yogesh yohan yohann yoichi yoko yolanda yolande yoona yorgos yoshie yoshiko yoshio yosuke younes yousef youssef yrjo yrsa yuichi yuka
  yukari yuki yukiko yuko yulia yumi yumiko yunus yuri yuriko yuriy yusuf yusuke yuta yvan yves yvette yvon yvonne zacarias zaccaria zach zachary zafer zainab
  zaira zakaria zane zanele zara zbigniew zbynek zbysek zbyszek zdena zdenek zdenka zdislava zdravko zdzislaw zdzislawa zehra zeinab zeki zelia zelie zeliha
  zeljka zeljko zenaide zeno zenobia zenon zenzi zerrin zeynep zhanna ziad zilda zineb zita ziya zlata zlatko zoe zofia zofie zohra zoltan zora zoraida zoran
  zorica zosia zoya zrinka zsofia zsolt zsuzsa zsuzsanna zuhal zulema zulfiye zulmira zurine zuzana zuzanna zuzia zvonimir zvonko zygfryd zygmunt zyta`),
)

/** Whether a word in plain letters is one of these. */
export const isGivenName = (word: string): boolean => GIVEN().has(word)
