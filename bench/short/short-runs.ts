/**
 * Each bench in a form that takes well under a minute. `columns`: those of its table that are compared with the kept figures: CPU, bytes and counts, never
 * wall-clock, because other work on the machine changes it. `sources`: what the figures depend on.
 */
type ShortRun = { name: string; args: string[]; columns?: RegExp; sources: string[] }

const app = ['web', 'contract', 'server', 'search-engine', 'package-lock.json']

export const shortRuns: ShortRun[] = [
  { name: 'import', args: ['--records', '4000'], columns: /^CPU ms a record$/, sources: ['server/jobs/import', 'server/platform/database'] },
  { name: 'start', args: ['--idle', '3'], columns: /^CPU s|^resident/, sources: ['start', 'demo', ...app] },
  { name: 'pages', args: ['--jobs', '2000', '--seconds', '2'], columns: /^CPU/, sources: app },
  { name: 'signed-in', args: ['--jobs', '2000', '--rounds', '4'], columns: /: server$/, sources: app },
  { name: 'page-queries', args: ['--jobs', '2000', '--pages', '60'], columns: /CPU/, sources: app },
  { name: 'search', args: ['--jobs', '2000'], sources: ['search-engine', 'server/jobs/postings'] },
  { name: 'matching', args: ['--jobs', '2000'], sources: ['search-engine', 'server/matching'] },
  { name: 'figures', args: ['--events', '20000', '--companies', '200'], sources: ['server/hiring/response-figures'] },
  { name: 'enumeration', args: ['--tries', '50'], sources: ['server/accounts'] },
  { name: 'bad-requests', args: ['--requests', '1500'], sources: ['server', 'contract'] },
  { name: 'live', args: ['--streams', '100', '--messages', '100'], sources: ['server/platform/live', 'server/conversations'] },
  { name: 'kill-messages', args: ['--messages', '200'], sources: ['server/conversations', 'server/platform/writes'] },
  { name: 'overload', args: ['--levels', '1'], sources: ['server/platform/http'] },
]
