/** A company's technology: one choice for each company, so that its jobs agree. All are skills. */
export const backends = [
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
export const backendWeights = [18, 16, 18, 9, 7, 9, 8, 4, 3, 2, 1, 2]
export const frontends = ['React', 'Next.js', 'Vue.js', 'Angular', 'Svelte'] as const
export const frontendWeights = [35, 27, 26, 7, 5]
export const apps = [
  ['Flutter', 'Dart'],
  ['Swift', 'Kotlin'],
  ['React Native', 'TypeScript'],
] as const
export const clouds = ['AWS', 'Google Cloud', 'Azure'] as const
export const cloudWeights = [58, 33, 9]
export const databases = ['PostgreSQL', 'MySQL'] as const
export const warehouses = ['BigQuery', 'Snowflake'] as const
export const dashboards = ['Looker', 'Tableau'] as const
