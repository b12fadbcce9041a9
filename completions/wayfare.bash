# bash completion for wayfare; made by `npm run build:completions`
_wayfare() {
  local IFS=$' \t\n' current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" at='' flags='' words='' kind='' word
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " flights flights/search flights/multi flights/price flights/analyze flights/destinations flights/dates flights/recommend airports airports/search airports/nearest airlines airlines/show auth auth/login auth/status auth/logout profile profile/list profile/show profile/use profile/set profile/remove sandbox sandbox/serve completion help " in *" ${at:+$at/}$word "*) at="${at:+$at/}$word" ;; *) break ;; esac
  done
  at="${at//\// }"
  # What follows a flag that takes a value.
  case "$at $previous" in
    'flights search --from' | 'flights search --to' | 'flights search --depart' | 'flights search --return' | 'flights search --adults' | 'flights search --children' | 'flights search --infants' | 'flights search --airline' | 'flights search --not-airline' | 'flights search --max-price' | 'flights search --currency' | 'flights search --max' | 'flights search --fields' | 'flights search --profile' | 'flights multi --legs' | 'flights multi --adults' | 'flights multi --children' | 'flights multi --infants' | 'flights multi --airline' | 'flights multi --not-airline' | 'flights multi --max-price' | 'flights multi --currency' | 'flights multi --max' | 'flights multi --fields' | 'flights multi --profile' | 'flights price --fields' | 'flights price --profile' | 'flights analyze --from' | 'flights analyze --to' | 'flights analyze --depart' | 'flights analyze --currency' | 'flights analyze --fields' | 'flights analyze --profile' | 'flights destinations --from' | 'flights destinations --depart' | 'flights destinations --days' | 'flights destinations --max-price' | 'flights destinations --currency' | 'flights destinations --fields' | 'flights destinations --profile' | 'flights dates --from' | 'flights dates --to' | 'flights dates --depart' | 'flights dates --days' | 'flights dates --max-price' | 'flights dates --currency' | 'flights dates --fields' | 'flights dates --profile' | 'flights recommend --cities' | 'flights recommend --traveler-country' | 'flights recommend --country' | 'flights recommend --fields' | 'flights recommend --profile' | 'airports search --keyword' | 'airports search --country' | 'airports search --limit' | 'airports search --offset' | 'airports search --fields' | 'airports search --profile' | 'airports nearest --latitude' | 'airports nearest --longitude' | 'airports nearest --radius' | 'airports nearest --limit' | 'airports nearest --offset' | 'airports nearest --fields' | 'airports nearest --profile' | 'airlines show --codes' | 'airlines show --fields' | 'airlines show --profile' | 'auth login --profile' | 'auth login --environment' | 'auth login --key' | 'auth status --profile' | 'auth logout --profile' | 'sandbox serve --port' | 'sandbox serve --host' | 'sandbox serve --seed' | 'sandbox serve --rate' | 'sandbox serve --quota') kind=free ;;
    'flights search --cabin' | 'flights multi --cabin') words='economy premium-economy business first' ;;
    'flights multi --body' | 'flights price --offers' | 'flights price --body') kind=file ;;
    'flights price --include') words='bags detailed-fare-rules' ;;
    'flights destinations --view-by') words='country date destination duration week' ;;
    'flights dates --view-by') words='date duration week' ;;
    'airports search --type') words='airport city' ;;
    'airports search --sort') words='analytics.travelers.score' ;;
    'airports search --view') words='light full' ;;
    'airports nearest --sort') words='relevance distance flights travelers' ;;
  esac
  if [ -z "$words$kind" ]; then
    case "$at" in
    '') flags='--version' words='flights airports airlines auth profile sandbox completion help' ;;
    'flights') flags='' words='search multi price analyze destinations dates recommend' ;;
    'flights search') flags='--from --to --depart --return --adults --children --infants --cabin --non-stop --airline --not-airline --max-price --currency --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights multi') flags='--legs --adults --children --infants --cabin --non-stop --airline --not-airline --max-price --currency --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' ;;
    'flights price') flags='--offers --include --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' kind=file ;;
    'flights analyze') flags='--from --to --depart --currency --one-way --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights destinations') flags='--from --depart --one-way --days --non-stop --max-price --currency --view-by --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights dates') flags='--from --to --depart --one-way --days --non-stop --max-price --currency --view-by --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'flights recommend') flags='--cities --traveler-country --country --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports') flags='' words='search nearest' ;;
    'airports search') flags='--keyword --type --country --limit --offset --sort --view --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airports nearest') flags='--latitude --longitude --radius --limit --offset --sort --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'airlines') flags='' words='show' ;;
    'airlines show') flags='--codes --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
    'auth') flags='' words='login status logout' ;;
    'auth login') flags='--json --jsonl --csv --tsv --md --no-input --profile --environment --key --secret-stdin --no-verify' ;;
    'auth status' | 'auth logout') flags='--json --jsonl --csv --tsv --md --no-input --profile' ;;
    'profile') flags='' words='list show use set remove' ;;
    'profile list' | 'profile show' | 'profile use' | 'profile set' | 'profile remove') flags='--json --jsonl --csv --tsv --md --no-input' ;;
    'sandbox') flags='' words='serve' ;;
    'sandbox serve') flags='--port --host --seed --rate --quota --verbose' ;;
    'completion') flags='' words='bash zsh fish' ;;
    'help') flags='' words='flights airports airlines auth profile sandbox completion exit-codes environment formats dates' ;;
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
