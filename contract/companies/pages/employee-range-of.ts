/** The largest head count of each range but the last. */
const ranges = [10, 30, 50, 100]

/** The range (the code table employee_range) in which a head count lies. */
export const employeeRangeOf = (count: number) => ranges.filter((most) => count > most).length + 1
