import { z } from 'zod'

/** The order of a list: by one of its columns, with a minus the other way round. Without it each list has its own order. */
export const sortBy = <const Key extends string>(...keys: Key[]) =>
  z
    .enum([...keys, ...keys.map((key) => `-${key}` as const)] as (Key | `-${Key}`)[])
    .optional()
    .meta({ description: '並び順。列の名前、`-` を付けると逆の順。', example: keys[0] })
