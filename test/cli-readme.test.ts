import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { lineIn } from './ready.ts'
import { served } from './served.ts'
import { newHome, packageFolder, wayfare } from './wayfare.ts'

/** Every line of the README that a shell would run, runs: in order, in one home. */

const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
const lines = Array.from(readme.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block.trim().split('\n')).flat()

/** The words after the program, where the line runs it in either of the two ways the README knows. */
const argumentsOf = (command: string): string | undefined => /^(?:wayfare|npm start --silent --) (.+)$/.exec(command)?.[1]

/** The lines that are no command of this program; whoever adds one says here how it is tested. */
const others = [
  // This test is a part of what it runs.
  'npm test',
  // Run below, against a sandbox that is served.
  "curl -s -d 'grant_type=client_credentials&client_id=me&client_secret=mine' http://127.0.0.1:8526/v1/security/oauth2/token",
]

test('every line of the README is a command of this program or known here', () => {
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => argumentsOf(line) === undefined)).toEqual(others)
})

/** Runs the programs of a line, each with what the one before has printed. */
async function runLine(line: string, options: { home: string; env: Record<string, string> }): Promise<string> {
  let stdin = ''
  for (const command of line.split(' | ')) {
    const words = argumentsOf(command)
    if (words === undefined) {
      const { status, stdout, error } = spawnSync('sh', ['-c', command], { input: stdin, encoding: 'utf8' })
      expect({ command, status, error }).toEqual({ command, status: 0, error: undefined })
      stdin = stdout
    } else {
      const { code, stdout, stderr } = await wayfare(
        lineIn(words, options.home).replace('https://travel.example.com', options.env.WAYFARE_TEST_URL ?? ''),
        {
          ...options,
          stdin,
        },
      )
      expect({ line, code, stderr: code === 0 ? '' : stderr }).toEqual({ line, code: 0, stderr: '' })
      stdin = stdout
    }
  }
  return stdin
}

test('every line of the README runs', async () => {
  const { url } = await served()
  // Who signs in is asked at a terminal; here the environment answers.
  const options = { home: newHome(), env: { WAYFARE_KEY: 'key', WAYFARE_SECRET: 'secret', WAYFARE_TEST_URL: url } }
  for (const line of lines) {
    if (others.includes(line) || line.includes('sandbox serve')) continue
    const printed = await runLine(line, options)
    // What changes settings is told on stderr.
    if (!/ (profile|auth) /.test(line)) expect({ line, printed }).toEqual({ line, printed: expect.stringMatching(/\S/) })
  }
})

test('the lines of the README that serve the sandbox serve it until they are stopped', async () => {
  const serving = lines.filter((line) => line.includes('sandbox serve'))
  expect(serving.length).toBeGreaterThan(0)
  for (const line of serving) {
    const controller = new AbortController()
    const said: string[] = []
    const write = (text: string) => {
      said.push(text)
      controller.abort()
    }
    // The port may be taken on this machine.
    const { code } = await wayfare(argumentsOf(line)?.replace(/--port \d+/, '--port 0') ?? '', { interrupted: controller.signal, write })
    expect({ line, code, said }).toEqual({
      line,
      code: 130,
      said: [expect.stringMatching(/^wayfare sandbox is ready on http:\/\/127\.0\.0\.1:\d+\n$/)],
    })
  }
})

test('the curl line of the README gets a token', async () => {
  const { url } = await served()
  const curl = others.find((line) => line.startsWith('curl '))?.replace(/http:\/\/127\.0\.0\.1:\d+/, url) ?? ''
  const { stdout } = await promisify(execFile)('sh', ['-c', curl])
  expect(JSON.parse(stdout)).toMatchObject({ token_type: 'Bearer', client_id: 'me' })
})
