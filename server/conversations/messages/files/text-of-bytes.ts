/** Plain text in UTF-8 or Shift_JIS; nothing when it is something else. */
export function textOfBytes(bytes: Uint8Array) {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Tab, line feed and carriage return stand in texts; other control characters do not.
      if (!/(?![\t\n\r])\p{Cc}/u.test(text)) return text
    } catch {}
  }
}
