import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { Throttle } from '../throttle.ts'
import { ofSeveral, Owners } from './owners.ts'

test.each([
  ['many short lines of jobs each', 3, 1],
  ['long lines, many of one job in a row', 90, 12],
])('every place of a text leads to whose its line is: %s', (_, length, inRow) => {
  const random = seededRandom(4)
  const lineStarts = [0]
  const ownerOf: number[] = []
  for (let line = 0; line < 500; line++) {
    lineStarts.push(lineStarts.at(-1)! + 1 + Math.floor(random() * length))
    const goesOn = line > 0 && random() < 1 - 1 / inRow
    ownerOf.push(goesOn ? ownerOf.at(-1)! : random() < 0.2 ? ofSeveral + line : Math.floor(random() * 50))
  }
  const owners = Throttle.atOnce(Owners.of(Uint32Array.from(lineStarts), Uint32Array.from(ownerOf)))
  expect(owners.runs.owners.length).toBeLessThanOrEqual(ownerOf.length)
  for (let line = 0; line < ownerOf.length; line++)
    for (let place = lineStarts[line]!; place < lineStarts[line + 1]!; place++)
      expect({ place, owner: owners.at(place) }).toEqual({ place, owner: ownerOf[line] })
})
