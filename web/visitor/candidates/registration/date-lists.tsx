import { yearText } from './year-text.ts'

type Part = { name: string; label: string; value: string; isWrong?: boolean; describedBy?: string }

const List = ({ name, label, value, isWrong, describedBy, options }: Part & { options: [number, string][] }) => (
  <select
    className="input"
    name={name}
    aria-label={label}
    defaultValue={value}
    {...(isWrong ? { 'aria-invalid': true as const } : {})}
    {...(describedBy ? { 'aria-describedby': describedBy } : {})}
  >
    <option value="">{label}</option>
    {options.map(([number, text]) => (
      <option key={number} value={number}>
        {text}
      </option>
    ))}
  </select>
)

const numbers = (from: number, to: number, text: (number: number) => string) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index): [number, string] => {
    const number = from < to ? from + index : from - index
    return [number, text(number)]
  })

export const YearList = ({ from, to, ...part }: Part & { from: number; to: number }) => <List {...part} options={numbers(from, to, yearText)} />
export const MonthList = (part: Part) => <List {...part} options={numbers(1, 12, (month) => `${month}月`)} />
export const DayList = (part: Part) => <List {...part} options={numbers(1, 31, (day) => `${day}日`)} />
