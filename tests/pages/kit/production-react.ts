import { createRequire } from 'node:module'
import { vi } from 'vitest'

// Pages are tested with the React that visitors get. Its other build writes down a stack for each element: page tests then take a fifth more CPU time.
const load = createRequire(import.meta.url)
vi.stubEnv('NODE_ENV', 'production')
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name)
vi.unstubAllEnvs()
