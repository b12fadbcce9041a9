/** Property tests draw the same examples every time, so that a red run is red again; `CHANCE=7 npx vitest run` draws others. */

import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.CHANCE ?? 20261122) })
