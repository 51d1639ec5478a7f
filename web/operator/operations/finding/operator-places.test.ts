import { expect, test } from 'vitest'
import { type OperatorAct, operatorActs, operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import { operatorRoutes } from '#web/operator/routes.ts'
import { operatorPlaces } from './operator-places.ts'

const everything = Object.keys(operatorActs) as OperatorAct[]
const addresses = (acts: OperatorAct[]) => operatorPlaces(acts).flatMap(({ entries }) => entries.map(({ to }) => to.split('?')[0]))

/** Pages about one thing, which the palette finds by its name, or which another page leads to. */
const ofOne = /\/(?:\*|find|standing|detail|review|thread|file|views|viewing|account\/\w+)$/

test('the palette leads to every page of the area that needs no thing to be named', () => {
  const pages = operatorRoutes.map(({ path }) => `/${path}`).filter((path) => !ofOne.test(path))
  expect(pages.filter((path) => !addresses(everything).includes(path))).toEqual([])
})

test('an operator who only reads is offered nothing to create', () => {
  const reading = everything.filter((act) => operatorMay('read_only', act))
  expect(operatorPlaces(reading).find(({ key }) => key === 'create')?.entries).toEqual([])
})
