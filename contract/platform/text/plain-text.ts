import { z } from 'zod'

/** Text of several lines: one kind of line end and no control characters. What a database cannot hold is refused, not changed. */
export const text = (longest: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cc}/gu, (control) => ('\n\t\0'.includes(control) ? control : '')))
    .trim()
    .max(longest)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), '保存できない文字が含まれています。その文字を消してください。')

/** Text of one line. */
export const line = (longest: number) => text(longest).overwrite((value) => value.replaceAll(/\s+/g, ' '))
