import { createHash } from 'node:crypto'

const ROUNDS = 5

/** CPU ms of a fixed piece of work, the median of five: how dear a millisecond is on this machine, as busy as it is now. */
export function yardstick() {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    let text = '求人'
    for (let round = 0; round < 3_000; round++) {
      text = JSON.stringify({ round, text: text.slice(0, 2_000), list: [round, text.length] })
      text =
        createHash('sha256')
          .update(text.replace(/[aeiou]+/g, (letters) => letters.toUpperCase()))
          .digest('hex') + text
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return times.toSorted((one, other) => one - other)[ROUNDS >> 1]!
}
