import { plainText } from '../../core/html.ts'
import { sayBareDate } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { phrases, wrap } from '../../core/wrap.ts'
import { askedBy } from '../links.ts'
import { checksOf, factsOf, inOneLine, sourcesOf } from './restrictions.facts.ts'
import type { AreaReport, AreaReports } from './restrictions.model.ts'
import type { AreaReportsV1 } from './restrictions-v1.model.ts'
import { fromV1 } from './restrictions-v1.read.ts'

/** A report as a short sheet: entry, documents, health, emergency, figures, sources. Both versions are shown alike. */

export const restrictionsView = (answer: AreaReports, ui: Ui): Sheet => sheetOf(answer, answer.data, ui)

export const restrictionsV1View = (answer: AreaReportsV1, ui: Ui): Sheet => sheetOf(answer, answer.data.map(fromV1), ui)

type Asked = Parameters<typeof askedBy>[0]

function sheetOf(answer: Asked, reports: readonly AreaReport[], ui: Ui): Sheet {
  const facts = reports.flatMap((report) => factsOf(report).map((fact) => ({ area: inOneLine(report.area?.name), ...fact })))
  const next = nextOf(askedBy(answer), reports)
  return {
    table: table(facts, {
      Area: ({ area }) => area,
      Topic: ({ topic }) => topic,
      Field: ({ field }) => field,
      Value: ({ value }) => value,
    }),
    drawing: reports.map((report) => drawn(report, ui)).join('\n\n'),
    ...(next !== undefined && { next }),
  }
}

/** From a country to a city of it, and from a city to how safe it is. */
function nextOf(asked: URLSearchParams, reports: readonly AreaReport[]): string | undefined {
  const [report] = reports
  if (!report || reports.length > 1) return undefined
  const point = report.area?.geoCode
  if (point) return `wayfare safety score ${point.latitude} ${point.longitude}`
  const [city] = report.subAreas ?? []
  const country = asked.get('countryCode')
  return country && city?.area?.code ? `wayfare safety restrictions ${country} ${city.area.code}` : undefined
}

const isNo = (text: string | undefined): boolean => /^(no|false|none)\b/i.test(text ?? '')

/** The columns of the names of topics. */
const labels = 11

/** Most characters of one text: the whole of it is in other formats. */
const longest = 900

function drawn(report: AreaReport, ui: Ui): string {
  const { name = 'This area', code } = report.area ?? {}
  const risk = report.diseaseRiskLevel?.text
  const title = [
    ui.bold(plainText(code ? `${name} (${code})` : name)),
    ...(risk ? [`disease risk ${riskPaint(risk, ui)(plainText(risk).toLowerCase())}`] : []),
    ...(report.summary?.lastUpdate ? [`as of ${dayOf(report.summary.lastUpdate)}`] : []),
  ]
  const width = Math.max(20, ui.width - labels)
  const topics = topicsOf(report, width, ui).flatMap(([topic, lines]) =>
    lines.map((line, at) => `${at === 0 ? ui.cyan(topic.padEnd(labels)) : ''.padEnd(labels)}${line}`),
  )
  return [...phrases(title, ui.width), '', ...topics].join('\n')
}

const riskPaint = (risk: string, ui: Ui) => (/^low/i.test(risk) ? ui.green : /^medium/i.test(risk) ? ui.yellow : ui.red)

/** What is said on each topic, in lines that fit; topics on which nothing is said are left out. */
function topicsOf(report: AreaReport, width: number, ui: Ui): [string, string[]][] {
  const { areaAccessRestriction: access = {} } = report
  const said = (html: string | undefined): string[] => paragraphs(html, width)
  const more = (report.areaRestrictions ?? []).map((each): [string, string[]] => [
    topicName(each.title),
    said(each.text).map((line, at) => (at === 0 && isCall(each.title) ? ui.bold(line) : line)),
  ])
  const topics: [string, string[]][] = [
    ['In short', said(report.summary?.text)],
    ['Entry', [...banOf(access.entry?.ban, ui), ...said(access.entry?.text)]],
    ['Documents', said(access.declarationDocuments?.text)],
    ['Health', healthOf(report, width, ui)],
    ['Leaving', isNo(access.exit?.isBanned) ? [] : said(access.exit?.text)],
    ['Also', said(access.otherRestrictions?.text)],
    ...more,
    ['Figures', figuresOf(report, width)],
    ['Sources', sourcesOf(report).map(plainText)],
  ]
  return topics.filter(([, lines]) => lines.length > 0)
}

const isCall = (title = ''): boolean => /emergency/i.test(title)

const topicName = (title: string | undefined): string => {
  const name = isCall(title) ? 'Emergency' : plainText(title ?? '')
  return name !== '' && name.length < labels ? name : 'More'
}

const banOf = (ban: string | undefined, ui: Ui): string[] =>
  ban === undefined ? [] : [isNo(ban) ? ui.green('no ban on entry') : ui.red(`entry ban: ${plainText(ban).toLowerCase()}`)]

/** A text in lines of so many columns. */
function paragraphs(html: string | undefined, width: number): string[] {
  const text = plainText(html ?? '')
  if (text === '') return []
  const shown = text.length > longest ? `${text.slice(0, longest).replace(/\s+\S*$/, '')} … (more with --json)` : text
  return shown.split('\n').flatMap((line) => {
    const [, mark = '', words = line] = /^(• )(.*)$/.exec(line) ?? []
    return wrap(words, width - mark.length).map((piece, at) => `${at === 0 ? mark : ' '.repeat(mark.length)}${piece}`)
  })
}

/** `no test · no vaccination`, and the words on what is asked for. */
function healthOf(report: AreaReport, width: number, ui: Ui): string[] {
  const checks = checksOf(report)
  const asked = checks.filter(({ required }) => !isNo(required))
  const parts = checks.map(({ name, required }) =>
    isNo(required) ? ui.green(`no ${name}`) : ui.yellow(required ? `${name}: ${required.toLowerCase()}` : name),
  )
  return [...phrases(parts, width), ...asked.flatMap(({ text }) => paragraphs(text, width))]
}

/** 13980000 → `13,980,000` */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const dayOf = (date: string): string => (/^\d{4}-\d\d-\d\d/.test(date) ? sayBareDate(date.slice(0, 10)) : plainText(date))

function figuresOf({ diseaseCases: cases, areaVaccinated = [], diseaseInfection: infection }: AreaReport, width: number): string[] {
  const until = cases?.lastUpdate ? ` until ${dayOf(cases.lastUpdate)}` : ''
  return phrases(
    [
      ...(cases?.confirmed === undefined ? [] : [`COVID-19: ${grouped(cases.confirmed)} cases${until}`]),
      ...(cases?.deaths === undefined ? [] : [`${grouped(cases.deaths)} deaths`]),
      ...areaVaccinated.flatMap(({ vaccinationDoseStatus, percentage }) =>
        percentage === undefined ? [] : [`${percentage} % ${doseWords(vaccinationDoseStatus)}`],
      ),
      ...(infection?.rate === undefined ? [] : [`${infection.rate} new cases per 100,000`]),
    ],
    width,
  )
}

const doseWords = (status = 'vaccinated'): string =>
  status === 'fully' ? 'with two doses' : status === 'oneDose' ? 'with one dose' : plainText(status)
