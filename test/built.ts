import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { packageFolder } from './wayfare.ts'

const timeOf = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** Builds the program where it is older than its sources. */
export function built(): void {
  const source = join(packageFolder, 'src')
  const newest = Math.max(...readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => timeOf(join(source, file))))
  if (timeOf(join(packageFolder, 'dist/main.cjs')) > newest) return
  const { status, stderr } = spawnSync(process.execPath, [join(packageFolder, 'scripts/build.mjs')], { encoding: 'utf8' })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
}
