// A second process on the same database: prints how long it took to be ready, then when it finds a word.
import { connect } from '#server/platform/database/connect.ts'
import { Listener } from '#server/platform/database/listener.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { whenFound } from './when-found.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const began = performance.now()
const feed = new IndexSync(connect(url), folder)
await new Listener(url, { job_index: () => feed.catchUp() }).start()
await feed.start()
process.send?.({ readyAfter: performance.now() - began })
process.on('message', async (word: string) => process.send?.({ foundAt: await whenFound(feed, word) }))
