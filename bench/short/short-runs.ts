import type { Said } from './said-figures.ts'

/**
 * Each bench in a form that takes well under a minute, all of them ten minutes on two quiet cores. What is compared with the kept figures is CPU, bytes and counts,
 * never wall-clock, because other work on the machine changes it: `columns` of its tables, what it `said` outside them, and with `isWhole` the CPU of the whole run,
 * where the bench itself measures time only. `bench`: its folder, where it has another name. `sources`: what the figures depend on.
 */
type ShortRun = { name: string; bench?: string; args: string[]; columns?: RegExp; said?: Said; isWhole?: boolean; sources: string[] }

const app = ['web', 'contract', 'server', 'search-engine', 'package-lock.json']
const messages = ['server/conversations', 'server/platform/live', 'server/platform/database']

/** Of one thread that does nothing else, the median of hundreds of tries is CPU. */
const median = /^p50$/

export const shortRuns: ShortRun[] = [
  { name: 'import', args: ['--records', '4000'], columns: /CPU ms a record/, sources: ['server/jobs/import', 'server/platform/database'] },
  { name: 'start', args: ['--idle', '3'], columns: /CPU s|^resident/, sources: ['start', 'demo', ...app] },
  { name: 'visit', args: ['--rounds', '1'], columns: /request|script|picture|kB|element/i, sources: ['web', 'contract', 'package-lock.json'] },
  { name: 'pages', args: ['--jobs', '2000', '--seconds', '2'], columns: /CPU ms/, sources: app },
  { name: 'signed-in', args: ['--jobs', '2000', '--rounds', '4'], columns: /: (?:server|PostgreSQL)$/, sources: app },
  { name: 'page-queries', args: ['--jobs', '2000', '--pages', '60'], columns: /CPU/, sources: app },
  {
    name: 'talks',
    args: ['--pairs', '50', '--seconds', '5'],
    said: { 'CPU ms a message, Node': /Node ([\d.,]+) ms/, 'CPU ms a message, PostgreSQL': /PostgreSQL ([\d.,]+) ms/, missed: /missed (\d+)/ },
    sources: messages,
  },
  {
    name: 'live',
    args: ['--streams', '100', '--messages', '100'],
    said: { missed: /missed (\d+)/, 'told twice': /told twice (\d+)/ },
    isWhole: true,
    sources: messages,
  },
  {
    name: 'open-screens',
    bench: 'live',
    args: ['--streams', '2000', '--idle', '5'],
    said: { 'KiB a screen': /([\d.,]+) KiB/ },
    sources: messages,
  },
  {
    name: 'overload',
    args: ['--levels', '1,4', '--jobs', '2000', '--seconds', '3'],
    columns: /MB/,
    said: { 'neither 200 nor 503': /[|,] (?!200|503)\d{3}: \d/ },
    sources: ['server/platform/http', 'server/main.ts'],
  },
  {
    name: 'search',
    args: ['--jobs', '2000'],
    columns: median,
    said: { 'bytes of the index a byte of text': /UTF-8 = ([\d.]+)/ },
    isWhole: true,
    sources: ['search-engine', 'server/jobs/postings'],
  },
  {
    name: 'relevance',
    args: ['--corpus', 'demo'],
    said: {
      'short of 1 in precision@10': /short of 1 by ([\d.]+) in precision/,
      'short of 1 in nDCG@10': /by ([\d.]+) in nDCG/,
      'nothing found, %': /nothing found for ([\d.]+) %/,
    },
    sources: ['search-engine', 'server/jobs', 'contract/jobs', 'demo', 'bench/relevance'],
  },
  { name: 'matching', args: ['--jobs', '2000'], columns: median, isWhole: true, sources: ['search-engine', 'server/matching'] },
  { name: 'figures', args: ['--events', '20000', '--companies', '200'], isWhole: true, sources: ['server/hiring/response-figures'] },
  { name: 'enumeration', args: ['--tries', '50'], said: { 'answers that differ': /\| no: / }, isWhole: true, sources: ['server/accounts'] },
  { name: 'bad-requests', args: ['--requests', '1500'], said: { faults: /faults: (\d+)/ }, isWhole: true, sources: ['server', 'contract'] },
  { name: 'kill-messages', args: ['--messages', '200'], said: { faults: /faults: (\d+)/ }, sources: ['server/conversations', 'server/platform/writes'] },
]
