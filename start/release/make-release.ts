import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAppFolder } from './app/app-folder.ts'
import { buildSource } from './source/build-source.ts'
import { cleanCommit } from './source/clean-commit.ts'
import { architectures } from './app/native-files.ts'
import { type App, writeImage } from './oci/image.ts'
import { releasedVersion } from './source/released-version.ts'
import { programsOf, sbomOf } from './app/sbom.ts'
import { writeSums } from './sums.ts'
import { writeTarGz } from './tar.ts'

/** Every file of a release in a folder, which is emptied first. Two runs on one commit write the same bytes. */
export async function makeRelease(repository: string, into: string, say: (sentence: string) => void) {
  const commit = await cleanCommit(repository)
  const version = await releasedVersion(repository)
  const workshop = await mkdtemp(join(tmpdir(), 'mebae-release-'))
  try {
    await rm(into, { recursive: true, force: true })
    await mkdir(into, { recursive: true })
    say(`Building ${version} from ${commit.hash.slice(0, 12)} …`)
    await buildSource(repository, commit, join(workshop, 'source'))

    const apps: App[] = []
    for (const architecture of architectures) {
      const name = `mebae-${version}-linux-${architecture}`
      const above = join(workshop, architecture)
      const written = await makeAppFolder(join(workshop, 'source'), architecture, join(above, name))
      say(`Packing ${name}.tar.gz …`)
      await writeTarGz(join(into, `${name}.tar.gz`), { folder: above, names: [name], time: commit.time })
      await writeFile(join(into, `${name}.cdx.json`), sbomOf(written, commit.time, programsOf(written)))
      await mkdir(join(above, 'layer/opt'), { recursive: true })
      await rename(join(above, name), join(above, 'layer/opt/mebae'))
      apps.push({ architecture, layer: join(above, 'layer'), written })
    }
    say(`Packing mebae-${version}-oci.tar …`)
    await writeImage({ apps, version, commit, into, workshop })
    await writeSums(into)
    return version
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}
