/** 820KB, 1.4MB. */
export const fileSize = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}KB` : `${(bytes / 1_000_000).toFixed(1)}MB`)
