import { expect, test } from 'vitest'
import { foundInText } from './found-in-text.ts'

test('of each word the best place, and the synonym that stands there', () => {
  const found = [
    { typed: 'SRE', field: 'title' },
    { typed: 'SRE', field: 'body' },
    { typed: 'k8s', field: 'skills', by: 'Kubernetes' },
    { typed: '東証', field: 'body' },
  ] as const
  expect(foundInText([...found])).toBe('題名・職種名に『SRE』、経験・技術に『Kubernetes』（「k8s」から）、本文に『東証』')
})

test('a job in which no word stands says so', () => {
  expect(foundInText([])).toBe('言葉ではなく、条件に合う求人です')
})
