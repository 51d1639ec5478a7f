import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { copyRows } from '../copy-rows.ts'
import { type DemoCandidate, demoCandidate } from './demo-candidate.ts'

const BATCH = 1000

type Options = { candidates: number; seed: number; now: Date; onProgress?: (count: number) => void }

/** Adds invented candidates, who look and are found like real ones. No one can sign in as one of them. */
export async function loadDemoCandidates(client: ClientBase, { candidates, seed, now, onProgress }: Options) {
  const { rows } = await client.query<{ name: string }>('select name from companies where is_demo order by id limit 150')
  const companies = rows.map(({ name }) => name)
  for (let start = 1; start <= candidates; start += BATCH) {
    const count = Math.min(BATCH, candidates - start + 1)
    const people = Array.from({ length: count }, (_, place) => ({
      id: randomUUID() as string,
      ...demoCandidate({ number: start + place, seed, now, companies }),
    }))
    await copyPeople(client, people)
    onProgress?.(start + count - 1)
  }
  await client.query('analyze accounts, candidate_users, candidate_profiles, work_experiences, candidate_privacy')
}

async function copyPeople(client: ClientBase, people: (DemoCandidate & { id: string })[]) {
  await copyRows(
    client,
    'accounts',
    people.map(({ id, account }) => ({ id, ...account })),
  )
  await copyRows(
    client,
    'candidate_users',
    people.map(({ id, user }) => ({ id, ...user })),
  )
  await copyRows(
    client,
    'candidate_profiles',
    people.map(({ id, profile }) => ({ candidate_user_id: id, ...profile })),
  )
  await copyRows(
    client,
    'candidate_privacy',
    people.map(({ id, salary_floor }) => ({ candidate_user_id: id, salary_floor })),
  )
  await copyRows(
    client,
    'work_experiences',
    people.flatMap(({ id, career }) => career.map((work) => ({ candidate_user_id: id, ...work }))),
  )
}
