import * as v from 'valibot'
import { Issue } from '../answers.ts'
import { Dictionaries, FlightOffer } from './model.ts'

/** The flight order: what was booked, for whom, and under which references. */

const Phone = v.object({
  deviceType: v.optional(v.string()),
  countryCallingCode: v.optional(v.string()),
  number: v.string(),
})

const Contact = v.looseObject({
  emailAddress: v.optional(v.string()),
  phones: v.optional(v.array(Phone)),
})

const OrderTraveler = v.looseObject({
  id: v.string(),
  name: v.looseObject({ firstName: v.string(), lastName: v.string() }),
  dateOfBirth: v.optional(v.string()),
  gender: v.optional(v.string()),
  contact: v.optional(Contact),
  documents: v.optional(v.array(v.looseObject({ documentType: v.string(), number: v.string() }))),
})

/** A name under which the booking is known to a system: the record locator of the airline or of the agency. */
const AssociatedRecord = v.object({
  reference: v.string(),
  creationDate: v.string(),
  originSystemCode: v.string(),
  flightOfferId: v.string(),
})

const Ticket = v.object({
  documentType: v.picklist(['ETICKET']),
  documentNumber: v.string(),
  documentStatus: v.picklist(['ISSUED']),
  travelerId: v.string(),
  segmentIds: v.array(v.string()),
})

const TicketingAgreement = v.object({
  option: v.picklist(['CONFIRM', 'DELAY_TO_QUEUE', 'DELAY_TO_CANCEL']),
  delay: v.optional(v.string()),
  dateTime: v.optional(v.string()),
  segmentIds: v.optional(v.array(v.string())),
})

const AutomatedProcess = v.object({
  code: v.picklist(['IMMEDIATE', 'DELAYED']),
  queue: v.object({ number: v.string(), category: v.string() }),
  officeId: v.string(),
  dateTime: v.optional(v.string()),
})

/** How it is paid. Of a card no more than its last four digits is ever told. */
const FormOfPayment = v.object({
  creditCard: v.optional(
    v.object({ brand: v.string(), holder: v.optional(v.string()), number: v.string(), flightOfferIds: v.optional(v.array(v.string())) }),
  ),
  other: v.optional(v.object({ method: v.string(), flightOfferIds: v.optional(v.array(v.string())) })),
})

export const FlightOrder = v.object({
  type: v.literal('flight-order'),
  id: v.string(),
  queuingOfficeId: v.string(),
  ownerOfficeId: v.optional(v.string()),
  associatedRecords: v.pipe(v.array(AssociatedRecord), v.minLength(1)),
  flightOffers: v.pipe(v.array(FlightOffer), v.minLength(1)),
  travelers: v.array(OrderTraveler),
  remarks: v.optional(v.looseObject({})),
  formOfPayments: v.optional(v.array(FormOfPayment)),
  ticketingAgreement: TicketingAgreement,
  automatedProcess: v.optional(v.array(AutomatedProcess)),
  contacts: v.optional(v.array(Contact)),
  tickets: v.optional(v.array(Ticket)),
  formOfIdentifications: v.optional(v.array(v.looseObject({}))),
})

export const FlightOrderAnswer = v.object({
  warnings: v.optional(v.array(Issue)),
  data: FlightOrder,
  dictionaries: v.optional(Dictionaries),
})

export type FlightOrder = v.InferOutput<typeof FlightOrder>
export type FlightOrderAnswer = v.InferOutput<typeof FlightOrderAnswer>
export type Ticket = v.InferOutput<typeof Ticket>
export type FormOfPayment = v.InferOutput<typeof FormOfPayment>
