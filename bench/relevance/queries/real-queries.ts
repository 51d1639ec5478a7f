import { abbreviations } from './real/abbreviations.ts'
import { benefits } from './real/benefits.ts'
import { companies } from './real/companies.ts'
import { conditions } from './real/conditions.ts'
import { knownItems } from './real/known-items.ts'
import { oneWord } from './real/one-word.ts'
import { phrases } from './real/phrases.ts'
import { placesAsked } from './real/places.ts'
import { severalWords } from './real/several-words.ts'
import { spellings } from './real/spellings.ts'
import { stagesAndSizes } from './real/stages-and-sizes.ts'
import { synonyms } from './real/synonyms.ts'

export const realQueries = [
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
