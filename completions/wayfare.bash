# bash completion for wayfare; made by `npm run build:completions`
_wayfare() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" path='' words='' word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    case " flights flights/search flights/multi flights/price airports airports/search airports/nearest airlines airlines/show auth auth/login auth/status auth/logout profile profile/list profile/show profile/use profile/set profile/remove sandbox sandbox/serve completion help " in *" ${path:+$path/}$word "*) path="${path:+$path/}$word" ;; *) break ;; esac
  done
  path="${path//\// }"
  case "$path $previous" in
    'flights search --cabin') words='economy premium-economy business first' ;;
    'flights multi --cabin') words='economy premium-economy business first' ;;
    'flights price --include') words='bags detailed-fare-rules' ;;
    'airports search --type') words='airport city' ;;
    'airports search --sort') words='analytics.travelers.score' ;;
    'airports search --view') words='light full' ;;
    'airports nearest --sort') words='relevance distance flights travelers' ;;
  esac
  if [ -z "$words" ]; then
    case "$path" in
      '') words='flights airports airlines auth profile sandbox completion help --version' ;;
      'flights') words='search multi price' ;;
      'flights search') words='--from --to --depart --return --adults --children --infants --cabin --non-stop --airline --not-airline --max-price --currency --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
      'flights multi') words='--legs --adults --children --infants --cabin --non-stop --airline --not-airline --max-price --currency --max --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' ;;
      'flights price') words='--offers --include --json --jsonl --csv --tsv --md --fields --all --fail-empty --body --dry-run --profile --no-input --quiet --debug' ;;
      'airports') words='search nearest' ;;
      'airports search') words='--keyword --type --country --limit --offset --sort --view --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
      'airports nearest') words='--latitude --longitude --radius --limit --offset --sort --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
      'airlines') words='show' ;;
      'airlines show') words='--codes --json --jsonl --csv --tsv --md --fields --all --fail-empty --dry-run --profile --no-input --quiet --debug' ;;
      'auth') words='login status logout' ;;
      'auth login') words='--json --jsonl --csv --tsv --md --no-input --profile --environment --key --secret-stdin --no-verify' ;;
      'auth status') words='--json --jsonl --csv --tsv --md --no-input --profile' ;;
      'auth logout') words='--json --jsonl --csv --tsv --md --no-input --profile' ;;
      'profile') words='list show use set remove' ;;
      'profile list') words='--json --jsonl --csv --tsv --md --no-input' ;;
      'profile show') words='--json --jsonl --csv --tsv --md --no-input' ;;
      'profile use') words='--json --jsonl --csv --tsv --md --no-input' ;;
      'profile set') words='--json --jsonl --csv --tsv --md --no-input' ;;
      'profile remove') words='--json --jsonl --csv --tsv --md --no-input' ;;
      'sandbox') words='serve' ;;
      'sandbox serve') words='--port --host --seed --rate --quota --verbose' ;;
      'completion') words='' ;;
      'help') words='' ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _wayfare wayfare
