import { expect, test } from 'vitest'
import { filmOf } from './films.ts'

test.each([
  ['dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s is played by %s', (address, player) => {
  expect(filmOf(address)?.player).toBe(player)
})

test.each([
  null,
  '',
  'https://video.example/1',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://vimeo.com/channels/staff',
  'javascript:alert(1)',
])('%s has no player', (address) => {
  expect(filmOf(address)).toBeUndefined()
})
