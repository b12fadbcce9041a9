import { listOf, object, optional, secret } from '../../core/fields.ts'
import { country, date, oneOf, text, textLike } from '../../core/words.ts'
import { aName, email } from '../people.ts'

/** A traveller as a booking knows them, in the words of the service. */

const name = object(
  {
    firstName: aName('First names', 'ADA'),
    lastName: aName('Family name', 'LOVELACE'),
    middleName: optional(aName('Middle names', 'MARIA')),
    secondLastName: optional(aName('Second family name', 'GARCIA')),
  },
  'Name as in the passport',
)

const phone = object(
  {
    deviceType: optional(oneOf(['MOBILE', 'LANDLINE', 'FAX'], 'Kind of number')),
    countryCallingCode: optional(textLike(/^\+?\d{1,5}$/, 'Calling code of the country', 'one to five digits', '34')),
    number: textLike(/^\d{3,15}$/, 'Number without the calling code', '3 to 15 digits', '612345678'),
  },
  'A telephone number',
)

export const contact = object(
  {
    emailAddress: optional(email('E-mail address')),
    phones: optional(listOf(phone, 'Telephone numbers', 3)),
    purpose: optional(oneOf(['STANDARD', 'INVOICE', 'STANDARD_WITHOUT_TRANSMISSION'], 'What it is for')),
    companyName: optional(text('Company', 100, 'ANALYTICAL ENGINES')),
  },
  'How to reach somebody',
)

const identityDocument = object(
  {
    documentType: oneOf(['PASSPORT', 'IDENTITY_CARD', 'VISA', 'KNOWN_TRAVELER', 'REDRESS'], 'Kind of document'),
    number: secret(textLike(/^[A-Za-z0-9-]{1,20}$/, 'Its number', 'up to 20 letters and digits', '00000000')),
    expiryDate: optional(date('Last day it is valid', '2030-04-14')),
    issuanceCountry: optional(country('Country that issued it')),
    nationality: optional(country('Nationality of the holder')),
    validityCountry: optional(country('Country it is valid for')),
  },
  'A passport or another document',
)

export const traveler = object(
  {
    id: text('Id of the traveller in the offer', 20, '1'),
    name,
    dateOfBirth: optional(date('Day of birth', '1985-12-10')),
    gender: optional(oneOf(['MALE', 'FEMALE', 'UNSPECIFIED', 'UNDISCLOSED'], 'Gender as in the passport')),
    contact: optional(contact),
    documents: optional(listOf(identityDocument, 'Passports and other documents', 10)),
  },
  'A traveller',
)
