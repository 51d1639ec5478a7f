import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { errorTitle } from './error-title.ts'

test('an unknown page is Page Not Found', () => {
  expect(errorTitle(new ErrorResponse(404, '', null))).toBe('Page Not Found')
})

test.each([new ErrorResponse(503, '', null), new Error('any other error is Internal Server Error'), 'boom', undefined, { status: 404 }])(
  'anything else is Internal Server Error',
  (error) => {
    expect(errorTitle(error)).toBe('Internal Server Error')
  },
)
