import type { Random } from '../random.ts'

/** A company's technology: one choice for each company, so that its jobs agree. All are skills. */
const backends = [
  ['Go', 'gRPC'],
  ['TypeScript', 'Node.js'],
  ['Ruby', 'Ruby on Rails'],
  ['Python', 'FastAPI'],
  ['Python', 'Django'],
  ['PHP', 'Laravel'],
  ['Java', 'Spring Boot'],
  ['Kotlin', 'Spring Boot'],
  ['Rust', 'gRPC'],
  ['Scala', 'Kafka'],
  ['Elixir', 'PostgreSQL'],
  ['C#', 'Azure'],
] as const
const backendWeights = [18, 16, 18, 9, 7, 9, 8, 4, 3, 2, 1, 2]
const frontends = ['React', 'Next.js', 'Vue.js', 'Angular', 'Svelte'] as const
const frontendWeights = [35, 27, 26, 7, 5]
const apps = [
  ['Flutter', 'Dart'],
  ['Swift', 'Kotlin'],
  ['React Native', 'TypeScript'],
] as const
const clouds = ['AWS', 'Google Cloud', 'Azure'] as const
const cloudWeights = [58, 33, 9]
const databases = ['PostgreSQL', 'MySQL'] as const
const warehouses = ['BigQuery', 'Snowflake'] as const
const dashboards = ['Looker', 'Tableau'] as const

export type Stack = ReturnType<typeof companyStack>

/** One choice a company, so that all its jobs name the same tools. */
export function companyStack(random: Random) {
  const [backend, framework] = backends[random.weighted(backendWeights)]!
  const [app, appLanguage] = random.pick(apps)
  return {
    backend,
    framework,
    frontend: frontends[random.weighted(frontendWeights)]!,
    app,
    appLanguage,
    cloud: clouds[random.weighted(cloudWeights)]!,
    database: random.pick(databases),
    warehouse: random.pick(warehouses),
    dashboard: random.pick(dashboards),
    crm: random.pick(['Salesforce', 'HubSpot']),
  }
}
