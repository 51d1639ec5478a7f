import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const id = '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b17'

test('an uploaded picture is offered in every width, and a drawn one of the demonstration as it is', () => {
  expect(pictureSources(`/pictures/${id}.webp`, '50vw')).toEqual({
    src: `/pictures/${id}.webp`,
    sizes: '50vw',
    srcSet: `/pictures/${id}-320.webp 320w, /pictures/${id}-640.webp 640w, /pictures/${id}-1280.webp 1280w, /pictures/${id}.webp 1920w`,
  })
  expect(pictureSources('/demo/pictures/companies/12/office-1.svg', '50vw')).toEqual({ src: '/demo/pictures/companies/12/office-1.svg' })
})
