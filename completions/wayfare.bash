# bash completion for wayfare; made by `npm run build:completions`
_wayfare() {
  local IFS=$' \t\n' current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" at='' flags='' words='' kind='' word
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " flights flights/search flights/multi flights/price flights/upsell flights/predict flights/availability flights/seats flights/book flights/order flights/cancel flights/status flights/delay flights/analyze flights/destinations flights/dates flights/recommend airports airports/search airports/show airports/nearest airports/routes airports/on-time airlines airlines/show airlines/routes airlines/checkin insights insights/traveled insights/booked insights/busiest insights/score hotels hotels/list hotels/search hotels/ratings orders auth auth/login auth/status auth/logout profile profile/list profile/show profile/use profile/set profile/remove sandbox sandbox/serve completion help " in *" ${at:+$at/}$word "*) at="${at:+$at/}$word" ;; *) break ;; esac
  done
  at="${at//\// }"
  # What follows a flag that takes a value.
  case "$at $previous" in
    'flights search --from' | 'flights search --to' | 'flights search --depart' | 'flights search --return' | 'flights search --adults' | 'flights search --children' | 'flights search --infants' | 'flights search --airline' | 'flights search --not-airline' | 'flights search --max-price' | 'flights search --currency' | 'flights search --max' | 'flights search --fields' | 'flights search --profile' | 'flights multi --legs' | 'flights multi --adults' | 'flights multi --children' | 'flights multi --infants' | 'flights multi --airline' | 'flights multi --not-airline' | 'flights multi --max-price' | 'flights multi --currency' | 'flights multi --max' | 'flights multi --fields' | 'flights multi --profile' | 'flights price --bags' | 'flights price --seats' | 'flights price --fields' | 'flights price --profile' | 'flights upsell --fields' | 'flights upsell --profile' | 'flights predict --fields' | 'flights predict --profile' | 'flights availability --from' | 'flights availability --to' | 'flights availability --depart' | 'flights availability --adults' | 'flights availability --children' | 'flights availability --infants' | 'flights availability --airline' | 'flights availability --not-airline' | 'flights availability --class' | 'flights availability --fields' | 'flights availability --profile' | 'flights seats --order' | 'flights seats --segment' | 'flights seats --fields' | 'flights seats --profile' | 'flights book --email' | 'flights book --phone' | 'flights book --bags' | 'flights book --seats' | 'flights book --hold' | 'flights book --remark' | 'flights book --max-total' | 'flights book --expect-total' | 'flights book --fields' | 'flights book --profile' | 'flights order --order' | 'flights order --fields' | 'flights order --profile' | 'flights cancel --order' | 'flights cancel --fields' | 'flights cancel --profile' | 'flights status --flight' | 'flights status --date' | 'flights status --fields' | 'flights status --profile' | 'flights delay --segment' | 'flights delay --from' | 'flights delay --to' | 'flights delay --depart' | 'flights delay --depart-time' | 'flights delay --arrive' | 'flights delay --arrive-time' | 'flights delay --aircraft' | 'flights delay --airline' | 'flights delay --number' | 'flights delay --duration' | 'flights delay --fields' | 'flights delay --profile' | 'flights analyze --from' | 'flights analyze --to' | 'flights analyze --depart' | 'flights analyze --currency' | 'flights analyze --price' | 'flights analyze --fields' | 'flights analyze --profile' | 'flights destinations --from' | 'flights destinations --depart' | 'flights destinations --days' | 'flights destinations --max-price' | 'flights destinations --currency' | 'flights destinations --fields' | 'flights destinations --profile' | 'flights dates --from' | 'flights dates --to' | 'flights dates --depart' | 'flights dates --days' | 'flights dates --max-price' | 'flights dates --currency' | 'flights dates --fields' | 'flights dates --profile' | 'flights recommend --cities' | 'flights recommend --traveler-country' | 'flights recommend --country' | 'flights recommend --fields' | 'flights recommend --profile' | 'airports search --keyword' | 'airports search --country' | 'airports search --limit' | 'airports search --offset' | 'airports search --fields' | 'airports search --profile' | 'airports show --place' | 'airports show --fields' | 'airports show --profile' | 'airports nearest --latitude' | 'airports nearest --longitude' | 'airports nearest --radius' | 'airports nearest --limit' | 'airports nearest --offset' | 'airports nearest --fields' | 'airports nearest --profile' | 'airports routes --airport' | 'airports routes --max' | 'airports routes --country' | 'airports routes --fields' | 'airports routes --profile' | 'airports on-time --airport' | 'airports on-time --date' | 'airports on-time --fields' | 'airports on-time --profile' | 'airlines show --codes' | 'airlines show --fields' | 'airlines show --profile' | 'airlines routes --airline' | 'airlines routes --max' | 'airlines routes --country' | 'airlines routes --fields' | 'airlines routes --profile' | 'airlines checkin --airline' | 'airlines checkin --language' | 'airlines checkin --fields' | 'airlines checkin --profile' | 'insights traveled --from' | 'insights traveled --period' | 'insights traveled --max' | 'insights traveled --limit' | 'insights traveled --offset' | 'insights traveled --fields' | 'insights traveled --profile' | 'insights booked --from' | 'insights booked --period' | 'insights booked --max' | 'insights booked --limit' | 'insights booked --offset' | 'insights booked --fields' | 'insights booked --profile' | 'insights busiest --city' | 'insights busiest --period' | 'insights busiest --fields' | 'insights busiest --profile' | 'insights score --latitude' | 'insights score --longitude' | 'insights score --fields' | 'insights score --profile' | 'hotels list --city' | 'hotels list --near' | 'hotels list --hotels' | 'hotels list --radius' | 'hotels list --chain' | 'hotels list --fields' | 'hotels list --profile' | 'hotels search --keyword' | 'hotels search --country' | 'hotels search --lang' | 'hotels search --max' | 'hotels search --fields' | 'hotels search --profile' | 'hotels ratings --hotels' | 'hotels ratings --fields' | 'hotels ratings --profile' | 'auth login --profile' | 'auth login --environment' | 'auth login --key' | 'auth status --profile' | 'auth logout --profile' | 'sandbox serve --port' | 'sandbox serve --host' | 'sandbox serve --seed' | 'sandbox serve --rate' | 'sandbox serve --quota') kind=free ;;
    'flights search --cabin' | 'flights multi --cabin' | 'flights availability --cabin') words='economy premium-economy business first' ;;
    'flights multi --body' | 'flights price --offers' | 'flights price --body' | 'flights upsell --offers' | 'flights upsell --body' | 'flights predict --offers' | 'flights predict --body' | 'flights availability --body' | 'flights seats --offers' | 'flights seats --body' | 'flights book --offer' | 'flights book --traveler' | 'flights book --card-file' | 'flights book --body' | 'flights delay --offer') kind=file ;;
    'flights price --include') words='credit-card-fees bags other-services detailed-fare-rules' ;;
    'flights price --service' | 'flights book --service') words='priority-boarding airport-checkin' ;;
    'flights price --card-brand') words='visa american-express mastercard visa-electron visa-debit mastercard-debit maestro diners mastercard-ixaris visa-ixaris mastercard-airplus uatp-airplus' ;;
    'flights destinations --view-by') words='country date destination duration week' ;;
    'flights dates --view-by') words='date duration week' ;;
    'airports search --type') words='airport city' ;;
    'airports search --sort') words='analytics.travelers.score' ;;
    'airports search --view') words='light full' ;;
    'airports nearest --sort') words='relevance distance flights travelers' ;;
    'insights traveled --sort' | 'insights booked --sort') words='travellers flights' ;;
    'insights busiest --direction') words='arriving departing' ;;
    'hotels list --unit') words='km mile' ;;
    'hotels list --with') words='swimming-pool spa fitness-center air-conditioning restaurant parking pets-allowed airport-shuttle business-center disabled-facilities wifi meeting-rooms no-kid-allowed tennis golf kitchen animal-watching baby-sitting beach casino jacuzzi sauna solarium massage valet-parking bar or lounge kids-welcome no-porn-films minibar television wi-fi-in-room room-service guarded-parkg serv-spec-menu' ;;
    'hotels list --stars') words='1 2 3 4 5' ;;
    'hotels list --source') words='bedbank directchain all' ;;
    'hotels search --type') words='hotel-leisure hotel-gds' ;;
  esac
  if [ -z "$words$kind" ]; then
    case "$at" in
    '') flags='--version' words='flights airports airlines insights hotels orders auth profile sandbox completion help' ;;
    'flights') flags='' words='search multi price upsell predict availability seats book order cancel status delay analyze destinations dates recommend' ;;
    'flights search') flags='--from --to --depart --return --adults --children --infants --cabin --non-stop --airline --not-airline --max-price --currency --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights multi') flags='--legs --adults --children --infants --cabin --non-stop --airline --not-airline --max-price --currency --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' ;;
    'flights price') flags='--offers --include --bags --seats --service --card-brand --force-class --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' kind=file ;;
    'flights upsell' | 'flights predict') flags='--offers --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' kind=file ;;
    'flights availability') flags='--from --to --depart --adults --children --infants --cabin --non-stop --airline --not-airline --class --closed --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' ;;
    'flights seats') flags='--offers --order --segment --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' kind=file ;;
    'flights book') flags='--offer --traveler --email --phone --bags --seats --service --hold --card-file --remark --max-total --expect-total --yes --again --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' kind=file ;;
    'flights order') flags='--order --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights cancel') flags='--order --yes --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights status') flags='--flight --date --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights delay') flags='--offer --segment --from --to --depart --depart-time --arrive --arrive-time --aircraft --airline --number --duration --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' kind=file ;;
    'flights analyze') flags='--from --to --depart --currency --one-way --price --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights destinations') flags='--from --depart --one-way --days --non-stop --max-price --currency --view-by --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights dates') flags='--from --to --depart --one-way --days --non-stop --max-price --currency --view-by --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights recommend') flags='--cities --traveler-country --country --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports') flags='' words='search show nearest routes on-time' ;;
    'airports search') flags='--keyword --type --country --limit --offset --sort --view --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports show') flags='--place --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports nearest') flags='--latitude --longitude --radius --limit --offset --sort --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports routes') flags='--airport --max --country --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports on-time') flags='--airport --date --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airlines') flags='' words='show routes checkin' ;;
    'airlines show') flags='--codes --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airlines routes') flags='--airline --max --country --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airlines checkin') flags='--airline --language --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'insights') flags='' words='traveled booked busiest score' ;;
    'insights traveled' | 'insights booked') flags='--from --period --sort --max --limit --offset --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'insights busiest') flags='--city --period --direction --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'insights score') flags='--latitude --longitude --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'hotels') flags='' words='list search ratings' ;;
    'hotels list') flags='--city --near --hotels --radius --unit --chain --with --stars --source --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'hotels search') flags='--keyword --type --country --lang --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'hotels ratings') flags='--hotels --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'orders' | 'profile list' | 'profile show' | 'profile use' | 'profile set' | 'profile remove') flags='--json --jsonl --csv --tsv --md --no-input' ;;
    'auth') flags='' words='login status logout' ;;
    'auth login') flags='--json --jsonl --csv --tsv --md --no-input --profile --environment --key --secret-stdin --no-verify' ;;
    'auth status' | 'auth logout') flags='--json --jsonl --csv --tsv --md --no-input --profile' ;;
    'profile') flags='' words='list show use set remove' ;;
    'sandbox') flags='' words='serve' ;;
    'sandbox serve') flags='--port --host --seed --rate --quota --verbose' ;;
    'completion') flags='' words='bash zsh fish' ;;
    'help') flags='' words='flights airports airlines insights hotels orders auth profile sandbox completion exit-codes environment formats dates booking' ;;
    esac
    case "$current" in
      -*) words="$flags" kind='' ;;
      *) [ -n "$words$kind" ] || words="$flags" ;;
    esac
  fi
  [ "$kind" != file ] || compopt -o filenames 2>/dev/null
  while IFS= read -r word; do
    COMPREPLY+=("$word")
  done < <(
    [ -z "$words" ] || compgen -W "$words" -- "$current"
    [ "$kind" != file ] || compgen -f -- "$current"
  )
}
complete -F _wayfare wayfare
