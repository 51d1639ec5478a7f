import { expect, test } from 'vitest'
import { salaryBars, salarySteps } from './salary-filter.tsx'

const histogram = [
  { id: 0, count: 1 },
  { id: 400, count: 4 },
  { id: 500, count: 8 },
  { id: 2500, count: 2 },
]

test('a step counts the jobs whose pay reaches it', () => {
  const count = (step: number) => salarySteps(histogram, undefined).find((one) => one.step === step)?.count
  expect([count(300), count(500), count(600), count(2000)]).toEqual([14, 10, 2, 2])
})

test('a value between the steps is offered without a count', () => {
  expect(salarySteps(histogram, 550).map(({ step }) => step)).toContain(550)
  expect(salarySteps(histogram, 550).find(({ step }) => step === 550)?.count).toBe(null)
})

test('the highest bar sets the scale, and the outermost bars include everything beyond them', () => {
  const bars = salaryBars(histogram, 500)
  expect(bars.map(({ height }) => height)).toEqual([13, 0, 50, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25])
  expect(bars.filter(({ isIn }) => isIn).map(({ band }) => band)[0]).toBe(500)
})
