import type { Random } from '../random.ts'
import { apps, backends, backendWeights, clouds, cloudWeights, dashboards, databases, frontends, frontendWeights, warehouses } from '../words/stacks.ts'

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
