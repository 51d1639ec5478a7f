import { href } from 'react-router'
import { api } from '#web/platform/api/api.ts'
import { thisSite } from '#web/platform/calls/this-site.ts'
import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import { keptPages } from '#web/platform/device/kept-pages.ts'
import { READING_SCOPE, siteWorker } from '#web/platform/device/site-worker.ts'

const MOST_JOBS = 30
const MOST_TALKS = 20
/** So often a device looks for what is new. */
const EVERY = 10 * 60_000
const silent = { context: { silent: true } }

export const readingPages = {
  home: href('/offline'),
  bookmarks: href('/job_offer/bookmarks'),
  inbox: href('/message'),
  conversation: (company_id: number) => `${href('/message/company/detail')}?company_id=${company_id}`,
  job: (id: number) => `${href('/job_offer/detail')}?id=${id}`,
}

type Wanted = { path: string; title: string; since: string }
type Looked = { at: number; build: string | undefined }

/** Reading without a connection, for one candidate on this device: saved jobs and conversations are kept as pages while there is a connection. */
export const readAway = {
  isAble: keptPages.isAble,
  isOn: (owner: string) => deviceStorage.read('reading', owner) !== null,

  /** Whether everything could be kept. */
  async begin(owner: string) {
    await keptPages.begin(owner)
    deviceStorage.write('reading', owner, '', JSON.stringify({ at: 0, build: '' }))
    await siteWorker.register(READING_SCOPE)
    return readAway.update(owner)
  },

  async end(owner: string) {
    for (const kind of ['reading', 'draft'] as const) for (const { key } of deviceStorage.entries(kind, owner)) deviceStorage.write(kind, owner, key, null)
    await keptPages.wipe()
    await (await siteWorker.find(READING_SCOPE))?.unregister()
  },

  isDue(owner: string, now: number) {
    const { at, build } = looked(owner)
    return now - at > EVERY || build !== thisSite.current?.build_id
  },

  /** Keeps what is new, and drops what is no longer saved. `ended`: the session of this candidate is over. */
  async update(owner: string): Promise<'kept' | 'ended'> {
    const isNewBuild = looked(owner).build !== thisSite.current?.build_id
    const wanted = await whatToKeep()
    const kept = new Map((await keptPages.list(owner)).map(({ path, at }) => [path, at]))
    for (const path of kept.keys()) if (!wanted.some((one) => one.path === path)) await keptPages.remove(path)
    for (const { path, title, since } of wanted) {
      if (!isNewBuild && Date.parse(kept.get(path) ?? '') > Date.parse(since)) continue
      if ((await keptPages.keep(path, title, owner)) === 'ended') return 'ended'
    }
    if (isNewBuild) await keptPages.dropOldAssets()
    if (readAway.isOn(owner)) deviceStorage.write('reading', owner, '', JSON.stringify({ at: Date.now(), build: thisSite.current?.build_id } satisfies Looked))
    return 'kept'
  },

  /** The page that the candidate has just read, as it is now, if it is one of those that are kept. */
  async keepThis(owner: string, path: string, title: string): Promise<'kept' | 'missing' | 'ended'> {
    const known = (await keptPages.list(owner)).find((one) => one.path === path)
    const isTalk = path.startsWith(href('/message/company/detail'))
    return known || isTalk ? keptPages.keep(path, known?.title ?? title, owner) : 'missing'
  },
}

function looked(owner: string): Looked {
  try {
    return JSON.parse(deviceStorage.read('reading', owner) ?? '') as Looked
  } catch {
    return { at: 0, build: undefined }
  }
}

/** The newest saved jobs and conversations, and their lists. A page is kept again once it is older than `since`. */
async function whatToKeep(): Promise<Wanted[]> {
  const { candidate_users } = await api()
  const [{ bookmarks }, { threads }] = await Promise.all([
    candidate_users.bookmarks.list({ per_page: MOST_JOBS }, silent),
    candidate_users.message_companies({ filter: 'all', per_page: MOST_TALKS }, silent),
  ])
  const [today, always] = [new Date(Date.now() - 86_400_000).toISOString(), new Date().toISOString()]
  return [
    { path: readingPages.home, title: 'オフラインで読めるもの', since: today },
    { path: readingPages.inbox, title: 'メッセージ', since: always },
    ...threads.map(({ company, last_message }) => ({ path: readingPages.conversation(company.id), title: company.name, since: last_message.time })),
    { path: readingPages.bookmarks, title: '保存した求人', since: always },
    ...bookmarks.flatMap(({ job, company }) =>
      job ? [{ path: readingPages.job(job.id), title: `${job.position_title}（${company.name}）`, since: today }] : [],
    ),
  ]
}
