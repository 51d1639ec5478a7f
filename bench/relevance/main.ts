// npm run bench:relevance [-- --half tune|final|both] [--class NAME] [--corpus real|demo] [--show QUERY]: what job seekers find, judged. Queries of the final half are never shown
// singly, so that nobody tunes for them.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { halfOf, queryClasses, type Half, type Query } from './queries/query.ts'
import { ask, type Answer } from './run/ask.ts'
import { corpora, type Corpus } from './run/corpora.ts'
import { withJobs } from './run/loaded-jobs.ts'
import { shortfall, shownAnswer, sumsTable, unanswerable, weakest } from './run/printed.ts'

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'both' },
    class: { type: 'string' },
    corpus: { type: 'string' },
    show: { type: 'string', multiple: true, default: [] },
    weakest: { type: 'string', default: '20' },
  },
})

const refusal = refusalOf()
if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
  for (const corpus of corpora.filter(({ name }) => !values.corpus || name === values.corpus)) await measure(corpus)
}

function refusalOf() {
  const known = (name: string, value: string | undefined, choices: readonly string[]) =>
    value === undefined || choices.includes(value) ? undefined : `--${name} is one of: ${choices.join(', ')}.`
  const hidden = values.show.find((text) => halfOf(text) === 'final')
  return (
    known('half', values.half, ['tune', 'final', 'both']) ??
    known('class', values.class, queryClasses) ??
    known('corpus', values.corpus, ['real', 'demo']) ??
    (hidden && `"${hidden}" is in the final half, of which only sums are shown.`)
  )
}

async function measure(corpus: Corpus) {
  if (corpus.absent) return console.log(`\n${corpus.absent}`)
  await withJobs(`relevance_${corpus.name}`, corpus.load, async ({ context, facts }) => {
    const byId = new Map(facts.map((job) => [job.id, job]))
    const answered = async (query: Query) => ({ query, answer: await ask(context, byId, query.text, query.judge) })
    if (values.show.length > 0) {
      for (const query of corpus.queries.filter(({ text }) => values.show.includes(text))) console.log(shownAnswer(await answered(query)))
      return
    }
    const halves = (['tune', 'final'] as const).filter((half) => values.half === 'both' || values.half === half)
    console.log(`\n## ${corpus.name}: ${facts.length} jobs, ${corpus.queries.length} queries`)
    const whole: { query: Query; answer: Answer }[] = []
    for (const half of halves) {
      const asked: { query: Query; answer: Answer }[] = []
      for (const query of corpus.queries) if (query.half === half && (!values.class || query.name === values.class)) asked.push(await answered(query))
      print(half, asked)
      whole.push(...asked)
    }
    if (halves.length === 2) console.log(`\n${shortfall(corpus.name, whole)}`)
  })
}

function print(half: Half, asked: { query: Query; answer: Answer }[]) {
  console.log(`\n${sumsTable(half, asked)}`)
  // Single queries only where they may be looked at.
  if (half === 'tune' && values.half === 'tune') console.log(`\n${weakest(asked, Number(values.weakest))}\n${unanswerable(asked)}`)
}
