import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commit } from '../source/clean-commit.ts'
import type { Architecture } from '../app/native-files.ts'
import { programsOf, sbomOf } from '../app/sbom.ts'
import { sha256Of } from '../sums.ts'
import { writeTar, writeTarGz } from '../tar.ts'
import { debianName, makeDebianRoot, user } from './debian-root.ts'
import { imageConfig } from './image-config.ts'

export type App = { architecture: Architecture /** The folder that holds opt/mebae. */; layer: string; written: string }
type Release = { apps: App[]; version: string; commit: Commit; into: string; workshop: string }
type Descriptor = { mediaType: string; digest: string; size: number }

const type = (name: string) => `application/vnd.oci.image.${name}`

/** An image for both architectures as one file in the layout of the OCI, which podman, skopeo and Docker read; no registry and no container is needed to make it. */
export async function writeImage({ apps, version, commit, into, workshop }: Release) {
  const layout = join(workshop, 'oci')
  const blobs = join(layout, 'blobs/sha256')
  await mkdir(blobs, { recursive: true })

  /** A file becomes a blob: named by its hash. */
  async function moved(file: string, mediaType: string): Promise<Descriptor> {
    const [hash, { size }] = [await sha256Of(file), await stat(file)]
    await rename(file, join(blobs, hash))
    return { mediaType, digest: `sha256:${hash}`, size }
  }
  async function written(value: object, mediaType: string) {
    const file = join(workshop, 'blob.json')
    await writeFile(file, JSON.stringify(value))
    return moved(file, mediaType)
  }
  async function layerOf(folder: string, names: string[], owner?: number) {
    const file = join(workshop, 'layer.tar.gz')
    const diffId = await writeTarGz(file, { folder, names, time: commit.time, ...(owner === undefined ? {} : { owner }) })
    return { diffId: `sha256:${diffId}`, layer: await moved(file, type('layer.v1.tar+gzip')) }
  }

  const manifests: object[] = []
  for (const { architecture, layer, written: bom } of apps) {
    const above = join(workshop, `debian-${architecture}`)
    const { root, packages } = await makeDebianRoot(architecture, above)
    const own = join(above, 'own')
    // The volume, and a folder for temporary files where nobody mounts one: the only ones that are not root's.
    for (const name of ['var/lib/mebae', 'tmp']) {
      await mkdir(join(own, name), { recursive: true })
      await chmod(join(own, name), 0o700)
    }
    const layers = [await layerOf(root, (await readdir(root)).toSorted()), await layerOf(layer, ['opt']), await layerOf(own, ['var/lib/mebae', 'tmp'], user)]
    const name = debianName[architecture]
    const debs = packages.map(({ name: deb, version: installed }) => {
      const purl = `pkg:deb/debian/${encodeURIComponent(deb)}@${encodeURIComponent(installed)}?arch=${name}`
      return { type: 'library', name: deb, version: installed, purl, 'bom-ref': purl }
    })
    await writeFile(join(into, `mebae-${version}-oci-${architecture}.cdx.json`), sbomOf(bom, commit.time, [...programsOf(bom), ...debs]))
    const config = imageConfig({ architecture: name, version, commit, diffIds: layers.map(({ diffId }) => diffId) })
    const manifest = {
      schemaVersion: 2,
      mediaType: type('manifest.v1+json'),
      config: await written(config, type('config.v1+json')),
      layers: layers.map((one) => one.layer),
    }
    await rm(above, { recursive: true })
    const platform = { os: 'linux', architecture: name, ...(name === 'arm64' ? { variant: 'v8' } : {}) }
    manifests.push({ ...(await written(manifest, manifest.mediaType)), platform })
  }
  const index = (entries: object[]) => ({ schemaVersion: 2, mediaType: type('index.v1+json'), manifests: entries })
  const both = await written(index(manifests), type('index.v1+json'))
  const annotations = { 'org.opencontainers.image.ref.name': version, 'io.containerd.image.name': `localhost/mebae:${version}` }
  await writeFile(join(layout, 'index.json'), JSON.stringify(index([{ ...both, annotations }])))
  await writeFile(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
  await writeTar(join(into, `mebae-${version}-oci.tar`), { folder: layout, names: ['oci-layout', 'index.json', 'blobs'], time: commit.time })
}
