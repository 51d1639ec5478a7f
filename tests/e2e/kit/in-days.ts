/** What a datetime field takes: some days from now at this hour. */
export const inDays = (days: number, hour: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`
