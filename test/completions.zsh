# Prints what zsh offers for each line in a folder, a word a line, each line's ending with an empty one:
# `zsh -f completions.zsh SCRIPT FOLDER LINE…`. Completion only works in a line editor, so a zsh with one is run in a terminal of its own.
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner 'PROMPT= RPROMPT=; autoload -Uz compinit; compinit -u -D; source '${(q)1}
# What is added to the offers is printed; asking zsh which of them fit (-O, -A) and hiding their display (-D) is left to itself.
zpty -w inner 'compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
  local -a hits; builtin compadd -A hits "$@"
  local hit; for hit in $hits; do print -r -- "offered:$hit"; done
}'
zpty -w inner 'show() { unset "compstate[vared]"; _main_complete; print -r -- "offered all" }'
zpty -w inner 'zle -C show complete-word show; bindkey "^I" show; bindkey "^U" kill-whole-line; cd '${(q)2}'; print ready""now'
while zpty -r inner text '*'$'\n'; do [[ $text == *readynow* ]] && break; done
for line in "${@[3,-1]}"; do
  zpty -w -n inner $'\x15'$line$'\t'
  while zpty -r inner text '*'$'\n'; do
    [[ $text == *'offered all'* ]] && break
    [[ $text == *offered:* ]] && print -r -- ${${text#*offered:}%$'\r\n'}
  done
  print
done
zpty -d inner
