const asStation = (text: string) => (text.endsWith('駅') ? text : `${text}駅`)

/**
 * The way from the station that a candidate calls theirs to the first one that the posting names. Null where either names none. `search`: the page of another site that
 * knows the trains, which reads both names once somebody opens it.
 */
export function wayFromHome(home_station: string, stations: readonly string[]) {
  const [to] = stations
  if (!to || !home_station) return null
  const from = asStation(home_station)
  const search = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', origin: from, destination: to, travelmode: 'transit' })}`
  return { from, to, search: from === to ? null : search }
}
