import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CorporateNumber, isCorporateNumber } from './corporate-number.ts'

// The first is the example of the tax agency's own description; the others are numbers it has published.
test.each(['8700110005901', '7000012050002', '1180301018771', '7010401022916'])('%s has its check digit', (number) => {
  expect(isCorporateNumber(number)).toBe(true)
})

test.each(['9700110005901', '8700110005910', '870011000590', '87001100059010', '0700110005901', '', '87001100O5901'])('%s is none', (number) => {
  expect(isCorporateNumber(number)).toBe(false)
})

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }).map((each) => each.join(''))
const withCheck = (base: string) => Array.from('123456789', (check) => check + base).filter(isCorporateNumber)

test('each base number has exactly one check digit', () => {
  fc.assert(
    fc.property(digits, (base) => {
      expect(withCheck(base)).toHaveLength(1)
    }),
  )
})

test('a digit that is wrong by anything but nine is found', () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 8 }), (base, place, by) => {
      const [number = ''] = withCheck(base)
      const other = (Number(number[place]) + by) % 10
      const wrong = number.slice(0, place) + other + number.slice(place + 1)
      fc.pre(Math.abs(other - Number(number[place])) !== 9)
      expect(isCorporateNumber(wrong)).toBe(false)
    }),
  )
})

test('is read as people write it', () => {
  expect(CorporateNumber.parse('８-7001-1000-5901')).toBe('8700110005901')
  expect(CorporateNumber.safeParse('8700110005902').error?.issues[0]?.message).toContain('検査用数字')
})
