import { addBookmark, addBookmarkList } from '#server/candidates/bookmarks/testing.ts'
import { addSavedSearch } from '#server/candidates/saved-searches/testing.ts'
import { unsubscribeUrl } from '#server/notifications/notifications/unsubscribe-url.ts'
import { addView } from '#server/candidates/view-histories/testing.ts'
import type { Access, World } from '../access.ts'

/** What candidates follow, and the links that end the mails about it. */
export const followingAccess: Record<string, Access> = {
  'GET /candidate_users/favorites/': { who: 'candidate' },
  'POST /candidate_users/favorites/': { who: 'candidate', call: ({ company_id, job_id }) => ({ body: { company_id, job_id } }) },
  'DELETE /candidate_users/favorites/{company_id}/{job_id}/': { who: 'candidate', call: ({ company_id, job_id }) => ({ params: { company_id, job_id } }) },
  'GET /candidate_users/bookmarks/': { who: 'candidate' },
  'POST /candidate_users/bookmarks/': { who: 'candidate', call: ({ company_id, job_id }) => ({ body: { company_id, job_id } }) },
  'DELETE /candidate_users/bookmarks/{company_id}/{job_id}/': { who: 'candidate', call: ({ company_id, job_id }) => ({ params: { company_id, job_id } }) },
  'PATCH /candidate_users/bookmarks/{company_id}/{job_id}/': {
    who: 'owner',
    call: async ({ db, owner, company_id, job_id }) => {
      await addBookmark(db, owner, { company_id, job_id })
      return { params: { company_id, job_id }, body: { note: '夜間の対応を聞く' } }
    },
  },
  'GET /candidate_users/bookmark_lists/': { who: 'candidate' },
  'POST /candidate_users/bookmark_lists/': { who: 'candidate', call: () => ({ body: { name: '地元で働く' } }) },
  'PATCH /candidate_users/bookmark_lists/{id}/': {
    who: 'owner',
    call: async ({ db, owner }) => ({ params: { id: await addBookmarkList(db, owner) }, body: { name: '新しい名前' } }),
  },
  'DELETE /candidate_users/bookmark_lists/{id}/': { who: 'owner', call: async ({ db, owner }) => ({ params: { id: await addBookmarkList(db, owner) } }) },
  'GET /candidate_users/favorites_by_companies/': { who: 'candidate' },
  'PUT /candidate_users/favorites_by_companies/seen/': { who: 'candidate' },
  'GET /candidate_users/hidden_jobs/': { who: 'candidate' },
  'POST /candidate_users/hidden_jobs/{id}/': { who: 'candidate', call: ({ job_id }) => ({ params: { id: job_id } }) },
  'DELETE /candidate_users/hidden_jobs/{id}/': { who: 'candidate', call: ({ job_id }) => ({ params: { id: job_id } }) },
  'POST /candidate_users/hidden_companies/{id}/': { who: 'candidate', call: ({ company_id }) => ({ params: { id: company_id } }) },
  'DELETE /candidate_users/hidden_companies/{id}/': { who: 'candidate', call: ({ company_id }) => ({ params: { id: company_id } }) },
  'GET /candidate_users/view_histories/': { who: 'candidate' },
  'POST /candidate_users/view_histories/': { who: 'candidate', call: ({ company_id, job_id }) => ({ body: { company_id, company_job_id: job_id } }) },
  'DELETE /candidate_users/view_histories/': { who: 'candidate' },
  'DELETE /candidate_users/view_histories/{id}/': {
    who: 'owner',
    call: async ({ db, owner, company_id }) => ({ params: { id: await addView(db, owner, company_id) } }),
  },
  'GET /candidate_users/saved_searches/': { who: 'candidate' },
  'POST /candidate_users/saved_searches/': { who: 'candidate', call: () => ({ body: { name: '東京の営業', search: { prefectures: [13] } } }) },
  'PATCH /candidate_users/saved_searches/{id}/': {
    who: 'owner',
    call: async ({ db, owner }) => ({ params: { id: await addSavedSearch(db, owner) }, body: { name: '新しい名前' } }),
  },
  'DELETE /candidate_users/saved_searches/{id}/': { who: 'owner', call: async ({ db, owner }) => ({ params: { id: await addSavedSearch(db, owner) } }) },
  'GET /unsubscriptions/{token}/': { who: 'anyone', call: mailLink },
  'PUT /unsubscriptions/{token}/': { who: 'anyone', call: mailLink },
}

async function mailLink({ db, owner }: World) {
  return {
    params: {
      token: unsubscribeUrl({ saved_search_id: await addSavedSearch(db, owner) })
        .split('/')
        .at(-1)!,
    },
  }
}
