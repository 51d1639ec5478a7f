/** Each bucket reaches a seventh farther than the one before it: close enough for a chart, and the same few numbers whatever the traffic. */
const STEP = Math.log(1.15)
const BUCKETS = 90

/** How many requests were answered since the last reading, and how long 95 of 100 took at most. */
export class RecentAnswers {
  #counts = new Uint32Array(BUCKETS)
  #requests = 0

  observe(milliseconds: number) {
    this.#requests++
    const bucket = Math.min(BUCKETS - 1, Math.max(0, Math.ceil(Math.log(milliseconds) / STEP)))
    this.#counts[bucket]!++
  }

  take() {
    const requests = this.#requests
    let left = Math.ceil(requests * 0.95)
    const bucket = this.#counts.findIndex((count) => (left -= count) <= 0)
    this.#counts.fill(0)
    this.#requests = 0
    return { requests, p95_ms: requests > 0 ? Math.round(Math.exp(bucket * STEP) * 10) / 10 : null }
  }
}
