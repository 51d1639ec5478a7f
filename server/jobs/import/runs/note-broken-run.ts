import type { Database } from '#server/platform/database/connect.ts'

const nothing = { records: 0, imported: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0 }

/** A file that broke: nothing of it was saved, and that is worth knowing. */
export const noteBrokenRun = (db: Database, { file, started, failure }: { file: string; started: Date; failure: string }) =>
  db
    .insertInto('import_runs')
    .values({ file, format: '', command: 'npm run import', failure, started_at: started.toISOString(), finished_at: new Date().toISOString(), ...nothing })
    .execute()
