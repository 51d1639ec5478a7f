import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadDemo } from '#demo/load-demo.ts'
import { importFile } from '#server/jobs/import/import-file.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Query } from '../queries/query.ts'
import { demoQueries } from '../queries/demo-queries.ts'
import { realQueries } from '../queries/real-queries.ts'
import { searchedAt } from './loaded-jobs.ts'

/** Jobs to search, and the queries over them. `absent` says why there are none here. */
export type Corpus = { name: 'real' | 'demo'; queries: Query[]; absent?: string; load: (db: Database, ownerUrl: string) => Promise<unknown> }

const postings = join(import.meta.dirname, '../../../../shared/data/jobs.ja.jsonl')

const real: Corpus = {
  name: 'real',
  queries: realQueries,
  ...(!existsSync(postings) && { absent: 'The 424 real postings are not present beside the project: their queries are not asked.' }),
  load: (db) => db.transaction().execute((transaction) => importFile(transaction, postings, { now: searchedAt })),
}

/** As many jobs as `npm start` invents. */
const demo: Corpus = {
  name: 'demo',
  queries: demoQueries,
  load: (_, ownerUrl) => loadDemo(ownerUrl, { jobs: 1_200, seed: 1, now: searchedAt }),
}

export const corpora = [real, demo]
