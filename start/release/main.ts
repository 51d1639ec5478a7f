// `npm run release`: every file of the version of package.json, made from the commit that is checked out, in release/.
import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeRelease } from './make-release.ts'
import { NoRelease } from './run.ts'
import { sign } from './sign.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}release`

try {
  const version = await makeRelease(root, folder, console.log)
  console.log(await sign(folder, version, process.env.MINISIGN_KEY))
  for (const name of (await readdir(folder)).toSorted())
    console.log(`${((await stat(`${folder}/${name}`)).size / 1e6).toFixed(1).padStart(8)} MB  release/${name}`)
} catch (error) {
  if (!(error instanceof NoRelease)) throw error
  console.error(error.message)
  process.exit(1)
}
