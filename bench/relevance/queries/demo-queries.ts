import { abbreviations } from './demo/abbreviations.ts'
import { benefits } from './demo/benefits.ts'
import { companies } from './demo/companies.ts'
import { conditions } from './demo/conditions.ts'
import { knownItems } from './demo/known-items.ts'
import { oneWord } from './demo/one-word.ts'
import { phrases } from './demo/phrases.ts'
import { placesAsked } from './demo/places.ts'
import { severalWords } from './demo/several-words.ts'
import { spellings } from './demo/spellings.ts'
import { stagesAndSizes } from './demo/stages-and-sizes.ts'
import { synonyms } from './demo/synonyms.ts'

export const demoQueries = [
  oneWord,
  severalWords,
  conditions,
  phrases,
  companies,
  knownItems,
  spellings,
  abbreviations,
  synonyms,
  placesAsked,
  stagesAndSizes,
  benefits,
].flat()
