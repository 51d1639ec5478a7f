import {
  advance,
  get,
  i32Add,
  i32And,
  i32Below,
  i32IsZero,
  i32Or,
  i32Shl,
  i32Shr,
  i64And,
  i64IsZero,
  i64One,
  i64Sub,
  i64Zeros,
  lessen,
  load,
  load16,
  load32,
  load8,
  number,
  repeat,
  set,
  store32,
  store8,
  tee,
  toI32,
  when,
} from './wasm-bytes.ts'

// A list holds jobs by their numbers, four bytes each.
const [list, bitmap, left] = [0, 1, 3]
const [doc, slot, sum] = [4, 5, 6]
const byteOfDoc = [...get(bitmap), ...get(doc), ...number(3), i32Shr, i32Add]
const bitOfDoc = [...get(doc), ...number(7), i32And]
const nextDoc = [...advance(list, 4), ...lessen(left, 4)]
const readDoc = [...get(list), ...load32(0), ...set(doc)]

/** Counts the jobs of a list that a bitmap has. */
export const commonListed = [
  ...repeat([...readDoc, ...byteOfDoc, ...load8, ...bitOfDoc, i32Shr, ...number(1), i32And, ...get(sum), i32Add, ...set(sum), ...nextDoc]),
  ...get(sum),
]

/** Adds the jobs of a list to a bitmap. */
export const addListed = repeat([
  ...readDoc,
  ...byteOfDoc,
  ...tee(slot),
  ...get(slot),
  ...load8,
  ...number(1),
  ...bitOfDoc,
  i32Shl,
  i32Or,
  ...store8,
  ...nextDoc,
])

// A row holds the numbers of a job's values, two bytes each; `starts` says where the row of each job begins, and where the last one ends.
const [wanted, starts, rows, counts] = [0, 1, 2, 4]
const [word, at, end, counted] = [5, 6, 7, 8]
const place = (offset: number) => [...get(at), ...load32(offset), ...number(1), i32Shl, ...get(rows), i32Add]
const countRow = repeat([
  ...get(counts),
  ...get(at),
  ...load16,
  ...number(2),
  i32Shl,
  i32Add,
  ...tee(counted),
  ...get(counted),
  ...load32(0),
  ...number(1),
  i32Add,
  ...store32,
  ...advance(at, 2),
  ...get(at),
  ...get(end),
  i32Below,
])
const nextJob = [...get(word), ...get(word), ...i64One, i64Sub, i64And, ...set(word), ...get(word), i64IsZero, i32IsZero]

/** Counts for each value the jobs of a bitmap that have it. */
export const countRows = repeat([
  ...get(wanted),
  ...load(0),
  ...set(word),
  ...get(word),
  i64IsZero,
  i32IsZero,
  ...when(
    repeat([
      ...get(starts),
      ...get(word),
      i64Zeros,
      toI32,
      ...number(2),
      i32Shl,
      i32Add,
      ...set(at),
      ...place(4),
      ...set(end),
      ...place(0),
      ...set(at),
      ...get(at),
      ...get(end),
      i32Below,
      ...when(countRow),
      ...nextJob,
    ]),
  ),
  ...advance(starts, 256),
  ...advance(wanted, 8),
  ...lessen(left, 8),
])
