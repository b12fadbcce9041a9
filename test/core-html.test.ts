import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText } from '../src/core/html.ts'

/** HTML of a service as text for a terminal, however broken it is. */

test.each([
  ['', ''],
  ['no tags at all', 'no tags at all'],
  ['<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
  ['<p>One.<p>Two.', 'One.\nTwo.'],
  ['One.<br>Two.<br/>Three.<BR />Four.', 'One.\nTwo.\nThree.\nFour.'],
  ['  <div>\n  many\t blanks &nbsp; in <b>one</b>\n line </div>  ', 'many blanks \u00a0 in one line'],
  ['<ul><li>first</li><li>second <i>and</i> more</ul>after', '• first\n• second and more\nafter'],
  ['<ul><li></li><li> </li></ul>', ''],
  ['<h2>Entry</h2>allowed<table><tr><td>a</td><td>b</td></tr></table>', 'Entry\nallowed\na b'],
])('%j is read as %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

describe('entities', () => {
  test.each([
    ['bread &amp; butter &lt; &gt; &quot; &apos; &#39; &#x27;', "bread & butter < > \" ' ' '"],
    ['Espa&ntilde;a, C&ocirc;te d&rsquo;Ivoire &ndash; 5&nbsp;&euro;', 'España, Côte d’Ivoire – 5\u00a0€'],
    ['&#x1F6C2; &#128706;', '🛂 🛂'],
    ['once: &amp;lt;b&amp;gt;', 'once: &lt;b&gt;'],
    ['no entities: &nothing; AT&T & co &; &#; &#x; &copy=2', 'no entities: &nothing; AT&T & co &; &#; &#x; &copy=2'],
    ['without an end: &amp &lt', 'without an end: & <'],
    ['too large or half a character:&#1114112;&#xD800;&#9999999;.', 'too large or half a character:.'],
    ['&constructor; &toString; &__proto__;', '&constructor; &toString; &__proto__;'],
  ])('%j is read as %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe('links', () => {
  test.each([
    ['<a href="https://visa.example/apply">Apply</a> first', 'Apply (https://visa.example/apply) first'],
    ["<a class=x href='https://visa.example/?a=1&amp;b=2'>Apply</a>", 'Apply (https://visa.example/?a=1&b=2)'],
    ['<a href=https://visa.example>Apply</a>', 'Apply (https://visa.example)'],
    ['<a href="https://visa.example/">visa.example</a>', 'visa.example'],
    ['<a href="https://visa.example">https://visa.example</a>', 'https://visa.example'],
    ['<a href="mailto:desk@example.com">the desk</a>', 'the desk (desk@example.com)'],
    ['<a href="javascript:alert(1)">run</a> <a href="data:text/html,x">data</a> <a name="here">here</a>', 'run data here'],
    ['<a href="https://one.example">one<a href="https://two.example">two', 'one (https://one.example)two (https://two.example)'],
    ['<p><a href="https://one.example">one</p><p>two</p>', 'one (https://one.example)\ntwo'],
    ['<a href="https://visa.example/\u001b[31m">red</a>', 'red (https://visa.example/)'],
  ])('%j is read as %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe('what is broken or meant to harm', () => {
  test.each([
    ['<script>alert("<p>no</p>")</script>yes', 'yes'],
    ['yes<script>never closed <p>no</p>', 'yes'],
    ['yes<SCRIPT\nsrc=x>no</sCript\n>, and more', 'yes, and more'],
    ['<style>p { color: red }</style>yes', 'yes'],
    ['<head><title>no</title></head>yes', 'yes'],
    ['<header>a header is read</header>', 'a header is read'],
    ['before<!-- <p>no</p> -->after', 'beforeafter'],
    ['before<!-- never closed', 'before'],
    ['<!DOCTYPE html><?xml version="1.0"?>yes', 'yes'],
    ['<p title="a > b">yes</p>', 'yes'],
    ['<p title="never closed>yes</p>', 'yes'],
    ["<p>it's <b>Bob's</b></p>", "it's Bob's"],
    ['yes <b', 'yes'],
    ['1 < 2 and 3 > 2, <3', '1 < 2 and 3 > 2, <3'],
    ['</p></p></ul>yes</b>', 'yes'],
    ['<b><i><u><p><div>deep</b></i>', 'deep'],
    ['<svg onload=alert(1)><p>no</p></svg>yes', 'yes'],
    ['red &#27;[31mtext&#27;[0m and &#x9b;31m more', 'red text and more'],
    ['&#27;<b>[31m</b>red', 'red'],
    ['&#27;]0;title&#7;yes', 'yes'],
    ['&#8238;turned&#8236; &#7;&#8;&#0;', 'turned'],
    ['a&#10;b&#13;c', 'a b c'],
  ])('%j is read as %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test.each([
    ['<', '<'.repeat(300_000)],
    ['an open tag', '<p '.repeat(300_000)],
    ['an open quote', '<a href="'.repeat(100_000)],
    ['quotes of two kinds', `<a href="'>`.repeat(100_000)],
    ['scripts', '<script>'.repeat(100_000)],
    ['remarks', '<!--'.repeat(200_000)],
    ['links', '<a href=https://x.example>x'.repeat(50_000)],
    ['ampersands', '&'.repeat(500_000)],
    ['blanks', `<p>${' '.repeat(500_000)}x`],
    ['deep nesting', `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`],
  ])('a megabyte of %s is read to its end', (_, html) => {
    expect(plainText(html).length).toBeLessThanOrEqual(html.length)
  })
})

const pieces = fc.constantFrom(
  ...['<p>', '</p>', '<b', '>', '"', "'", '=', '<a href="https://x.example">', '</a>', '<li>', '<br/>', '<!--', '-->', '<script>'],
  ...['</script>', '&#27;', '[31m', '&#x9b;', '&#8238;', '&amp;', '&', ' ', '\n', 'word', '<', '<svg/>', '\u001b', '\u0007', 'é'],
)

test('whatever comes, nothing steers the terminal, and no line has blanks at its ends', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), (parts) => {
      const text = plainText(parts.join(''))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
      for (const line of text.split('\n')) expect(line).toBe(line.trim())
    }),
    { numRuns: 500 },
  )
})

test('text without tags and entities is only tidied', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9.,;:!?()-]{1,12}$/), { maxLength: 20 }), (words) => {
      expect(plainText(words.join(' '))).toBe(words.join(' '))
      expect(plainText(`<p>${words.join('</p><p>')}</p>`)).toBe(words.join('\n'))
    }),
  )
})
