import { createRequire } from 'node:module'

// Pages are tested with the React that visitors get. Its other build writes down a stack for each element, which is half of what a page costs to render.
const asked = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
const load = createRequire(import.meta.url)
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name)
process.env.NODE_ENV = asked
