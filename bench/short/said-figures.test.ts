import { expect, test } from 'vitest'
import { saidFigures } from './said-figures.ts'

const printed = 'CPU a message: Node 1.98 ms, PostgreSQL 1,690.5 ms\n| sign in | no: 401 / 403 |\n| sign up | yes |\n'

test('a captured number is the figure, and a pattern without a capture is counted', () => {
  expect(saidFigures('talks', printed, { node: /Node ([\d.,]+) ms/, postgres: /PostgreSQL ([\d.,]+) ms/, differ: /\| no: / })).toEqual([
    { bench: 'talks', name: 'node', value: 1.98 },
    { bench: 'talks', name: 'postgres', value: 1690.5 },
    { bench: 'talks', name: 'differ', value: 1 },
  ])
})

test('what a bench did not say is no figure; what must not happen and did not is a zero', () => {
  expect(saidFigures('talks', '', { node: /Node ([\d.,]+) ms/, differ: /\| no: / })).toEqual([{ bench: 'talks', name: 'differ', value: 0 }])
})
