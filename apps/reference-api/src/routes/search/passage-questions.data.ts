/**
 * A question, the slugs of the records that answer it (each of them is correct), and a part of the
 * correct passage.
 */
export type AnsweredQuestion = readonly [
  question: string,
  slug: string | readonly string[],
  part: string | readonly string[],
];

/** Questions with an answer in the sample library, asked by a user who sees all records. */
const answered: readonly AnsweredQuestion[] = [
  ['How many days does a customer have to sign?', 'e-signature-within-10-days', '10 days to sign'],
  ['How do I reset my password?', 'reset-a-password', 'Forgot password'],
  ['Can I reset a coworker’s password?', 'reset-a-password', 'coworker'],
  ['How do I take a payment?', 'take-a-payment', 'payment'],
  [
    'When does a bank account payment post?',
    ['take-a-payment', 'make-a-payment-four-ways'],
    'next business day',
  ],
  [
    'What is my binding authority for motorcycles?',
    'motorcycle-guideline-all-states',
    'up to $40,000',
  ],
  [
    'What is the binding authority for a manufactured home in Ohio?',
    'great-lakes-manufactured-home-guideline',
    'up to $150,000',
  ],
  ['How old must the rider of a sport bike be?', 'motorcycle-guideline-all-states', '25 or older'],
  [
    'Do I refer a dog with a bite history?',
    'great-lakes-manufactured-home-guideline',
    'bite history',
  ],
  [
    'How many steps need a handrail in North Carolina?',
    'nc-manufactured-home-handrails',
    'Three or more steps',
  ],
  [
    'Can I write park model trailers in Ohio?',
    ['oh-travel-trailer-park-models', 'park-models-open-in-three-states'],
    'park',
  ],
  [
    'How many nights a year can a park model be rented out?',
    ['oh-travel-trailer-park-models', 'park-models-open-in-three-states'],
    '30 nights a year',
  ],
  [
    'How much does water backup cost in South Carolina?',
    'sc-manufactured-home-water-backup',
    '$32 for $5,000',
  ],
  [
    'What is the water backup deductible in South Carolina?',
    'sc-manufactured-home-water-backup',
    '$500, regardless',
  ],
  ['How long is the waiting period for flood?', ['flood-has-a-30-day-wait', 'flood'], '30 days'],
  ['When does the flood waiting period not apply?', 'flood-has-a-30-day-wait', 'loan closing'],
  ['How far offshore can a boat go in Florida?', 'fl-boat-speed-limit', '75 miles offshore'],
  ['Do I need a survey for a 12-year-old boat?', 'boat-quotes-without-a-survey', '15 years'],
  ['Do wooden hulls still need a survey?', 'boat-quotes-without-a-survey', '10 years'],
  [
    'How much do we pay for a haul-out before a named storm?',
    ['boat-haul-out-help', 'boat'],
    'up to $1,000',
  ],
  [
    'When do we mail the suggested value for a collector car?',
    ['collector-auto-suggested-values', 'all-states-collector-auto-value-review'],
    'suggest',
  ],
  [
    'Is an appraisal needed to increase the agreed value of a collector auto?',
    ['collector-auto-suggested-values', 'all-states-collector-auto-value-review'],
    '20%',
  ],
  [
    'Do electric bikes need an underlying policy?',
    'umbrella-counts-electric-bikes',
    'underlying policy',
  ],
  [
    'What happens to commission if my license lapses?',
    ['ce-renewal-checklist', 'renew-your-license-early'],
    'commission',
  ],
  ['What is the new address of the print center?', 'print-center-new-address', 'PO Box 5550'],
  [
    'Do homeowners policies cover boats over 25 horsepower?',
    'boat-season-video',
    'over 25 horsepower',
  ],
  [
    'How many days does the customer have to confirm paperless?',
    ['move-a-policy-to-paperless', 'paperless-in-two-minutes'],
    '14 days',
  ],
  [
    'Do cancellation notices still go by mail?',
    [
      'move-a-policy-to-paperless',
      'paperless-in-two-minutes',
      'ny-motorcycle-cancellation-notices',
    ],
    'by mail',
  ],
  ['Can I upload HEIC photos?', 'claims-portal-larger-photos', 'HEIC'],
  [
    'Where is the HUD label on a manufactured home?',
    'photos-that-pass-the-first-time',
    'HUD label is red',
  ],
  ['Which browsers do our systems support?', 'browser-support-change', 'Chrome'],
  [
    'When is the net amount due for agency bill?',
    ['agency-bill-remittance-dates', 'agency-bill-policy'],
    '25th',
  ],
  ['How much do we reimburse for yard signs?', 'co-op-money-left', '50%'],
  ['When do I have to submit co-op claims?', 'co-op-claims-close', '60 days'],
  [
    'How often must a vacant house be checked?',
    ['specialty-dwelling-vacant-terms', 'mi-specialty-dwelling-guideline'],
    '14 days',
  ],
  ['How long can a vacant house stay insured?', 'specialty-dwelling-vacant-terms', '18 months'],
  [
    'Are wood stoves OK in a Michigan specialty dwelling?',
    'mi-specialty-dwelling-guideline',
    'Wood stoves only as a secondary source',
  ],
  ['Is pet injury included in the motor home policy?', 'motor-home-pet-coverage', 'up to $1,500'],
  [
    'How many nights a year make a customer a full-timer?',
    ['full-timer-talk-track', 'wa-motor-home-full-timer-definition', 'motor-home'],
    '150 nights',
  ],
  [
    'How big is the storm shelter discount in Oklahoma?',
    'ok-ks-manufactured-home-storm-shelter',
    '4% discount',
  ],
  [
    'When is the cancellation notice for nonpayment mailed in New York?',
    'ny-motorcycle-cancellation-notices',
    '20 days before',
  ],
  [
    'What is the hail deductible in Colorado?',
    'co-ut-specialty-dwelling-hail',
    '2% hail deductible',
  ],
  [
    'Which Utah counties get the hail deductible?',
    'co-ut-specialty-dwelling-hail',
    'Davis and Salt Lake',
  ],
  ['What proves that shingles are Class 4?', 'co-ut-specialty-dwelling-hail', 'names the shingle'],
  [
    'How many miles of towing do motorcycles get in Virginia?',
    'va-md-motorcycle-roadside',
    '100 miles',
  ],
  [
    'What is the limit of total-loss coverage on a motorcycle?',
    'motorcycle-total-loss-limit-raised',
    '$40,000',
  ],
  [
    // cspell:disable-next-line
    'Are bikes with a salvage title eligible?',
    'motorcycle-two-more-model-years',
    // cspell:disable-next-line
    'salvage title are not eligible',
  ],
  [
    'Is cosmetic hail damage covered in Texas?',
    ['tx-manufactured-home-hail-roof', 'tx-manufactured-home-guideline'],
    'cosmetic',
  ],
  [
    'Can I write wind coverage in Tier 1 counties in Texas?',
    'tx-manufactured-home-guideline',
    'No wind or hail coverage in Tier 1',
  ],
  ['Are quotes saved during the moratorium still valid?', 'lake-erie-storm-lifted', 'still valid'],
  [
    'Is backdating allowed for coverage requested during the moratorium?',
    'lake-erie-storm-lifted',
    'No backdating',
  ],
  [
    'When will the Classic policy system be unavailable?',
    'classic-policy-system-maintenance',
    'Saturday, March 7',
  ],
  [
    'Was a customer charged twice because of the outage?',
    'billing-center-outage-resolved',
    'No customer was charged twice',
  ],
  [
    'How many students can rent a house in Ohio?',
    'oh-specialty-dwelling-student-housing',
    'up to four students',
  ],
  [
    'How much is the good-student discount in Agent360 Auto?',
    'agent360-auto-household-price',
    '12% good-student discount',
  ],
  ['How old must a child be to ride an ATV?', 'utv-youth-operators', 'Age 10 to 12'],
  [
    'What do umbrella limits of $5 million require?',
    ['exclusive-agents-umbrella-five-million', 'umbrella-up-to-five-million'],
    '$5 million',
  ],
  [
    'What is the renewal cap for motorcycles in Texas?',
    ['tx-motorcycle-rate-change', 'tx-motorcycle-rates'],
    '15%',
  ],
  // cspell:disable
  ['Do wooden hulls still need a surveey?', 'boat-quotes-without-a-survey', '10 years'],
  ['How do I reset my pasword?', 'reset-a-password', 'Forgot password'],
  // cspell:enable
];

/** A question without an answer for the persona that asks it. By default, the persona sees all records. */
export type UnansweredQuestion = readonly [question: string, persona?: string];

const unanswered: readonly UnansweredQuestion[] = [
  // The product is right, but the state is wrong.
  ['When does the Ohio boat deductible change?'],
  ['What is the hail deductible in Nebraska?'],
  ['How big is the storm shelter discount in Georgia?'],
  ['How much does water backup cost in Virginia?'],
  ['How far offshore can a boat go in Maine?'],
  ['Which Ohio counties get the hail deductible?'],
  ['Is cosmetic hail damage covered in Oklahoma?'],
  ['When is the cancellation notice for nonpayment mailed in Illinois?'],
  ['How many miles of towing do motorcycles get in Colorado?'],
  ['Do I need the supplemental heat questionnaire in Vermont?'],
  ['How many students can rent a house in Indiana?'],
  ['Is a written storm plan required for boats in Georgia?'],
  // The topic is right, but the product is wrong.
  ['Is pet injury included in the motorcycle policy?'],
  ['How much is the good-student discount for boats?'],
  ['Do motor homes need a survey?'],
  ['How long can a vacant boat stay insured?'],
  ['What is the agreed value of a travel trailer?'],
  ['How much is the storm shelter discount for boats?'],
  // The topic doesn't exist.
  ['Do we insure drones?'],
  ['What is the earthquake deductible in Missouri?'],
  ['Can I insure a houseboat?'],
  ['Do we cover theft of cryptocurrency?'],
  ['How do I cancel a policy when the customer died?'],
  ['Do we cover exotic animals?'],
  ['What credit score is required?'],
  ['Are tiny houses on wheels eligible?'],
  ['When is the annual sales conference?'],
  ['How do I set up a VPN?'],
  ['Does the umbrella cover libel?'],
  ['What is the mileage reimbursement rate?'],
  ['Can I pay with Bitcoin?'],
  ['Is lodging covered during a hurricane evacuation?'],
  ['What is the maximum age of motorcycle riders?'],
  ['Do solar panels need an endorsement?'],
  ['What is the commission rate for flood?'],
  ['Can I move a manufactured home policy?'],
  ['How much is the discount for an alarm?'],
  // Other users can see the answer.
  ['How far offshore can a boat go in Florida?', 'independent-producer'],
  ['How much does water backup cost in South Carolina?', 'independent-producer'],
  ['What do $4 million umbrella limits cost?', 'independent-producer'],
];

const moreAnswered: readonly AnsweredQuestion[] = [
  ['What photos do boats need instead of a survey?', 'boat-quotes-without-a-survey', 'Bow, stern'],
  ['How long does the photo link work?', 'upload-photos-from-a-phone', 'seven days'],
  [
    'When do we send commission statements?',
    'read-your-commission-statement',
    'fifth business day',
  ],
  [
    'How many questions are on the umbrella application?',
    'umbrella-up-to-five-million',
    '12 questions instead of 31',
  ],
  ['Is theft covered on a vacant dwelling?', 'vacant-dwelling-three-month-term', 'but not theft'],
  [
    'How old can a converted camper van be?',
    'motor-home-converted-vans-accepted-with-a-registered-shop',
    'last 20 years',
  ],
  ['What is the limit for a deck next to a park model?', 'park-models-with-decks', 'up to $15,000'],
  [
    'Are snowmobiles covered while they are on the trailer?',
    'mi-in-oh-off-road-snowmobile',
    'the trailer',
  ],
  [
    'How often must the chimney be cleaned in Georgia?',
    'ga-manufactured-home-supplemental-heat',
    'once a year',
  ],
  [
    'What is the maximum stated amount for older homes in Arizona?',
    'az-manufactured-home-actual-cash-value',
    '$60,000',
  ],
  [
    'Do cancellation notices go by mail on paperless motorcycle policies in New York?',
    'ny-motorcycle-cancellation-notices',
    'even on paperless policies',
  ],
  [
    'What is accepted as proof of health coverage in Michigan?',
    'michigan-motorcycle-medical-proof',
    'both sides of the card',
  ],
  [
    'How much does roadside towing cost for motorcycles in Maryland?',
    'va-md-motorcycle-roadside',
    '$16 a year',
  ],
  [
    'What is the sender address of e-signature emails?',
    ['e-signature-new-sender', 'e-signature-within-10-days'],
    'signatures@example.com',
  ],
  [
    'How many homes a week can an agency bind in Florida?',
    'manufactured-home-florida-reopens-inland',
    '10 homes a week',
  ],
  [
    'How long must trailers be stored to earn the credit in Arizona?',
    'az-travel-trailer-seasonal-storage',
    'four months or more',
  ],
  [
    'Can a motorcycle count as the regular-use car in Pennsylvania?',
    'pa-collector-auto-regular-use-car',
    'a motorcycle doesn’t',
  ],
  ['When do I get a one-time code?', 'sign-in-one-time-code', 'Every 30 days'],
  ['How do I upload photos from a phone?', 'upload-photos-from-a-phone', 'Request photos'],
  ['How much fuel spill cleanup is covered in Washington?', 'wa-boat-fuel-spill', 'state maximum'],
];

const moreUnanswered: readonly UnansweredQuestion[] = [
  ['What is the deductible for water backup in Ohio?'],
  ['How old can a converted school bus be?'],
  ['Do park models need a survey?'],
  ['How much is the hail deductible for boats in Colorado?'],
  ['When is the office closed for Thanksgiving?'],
  ['Does pet injury coverage include horses?'],
  ['How much is the good-student discount in Florida?'],
  ['How long is the waiting period for earthquake coverage?'],
  ['Can I insure a food truck?'],
  ['How do I report fraud?'],
];

const lastAnswered: readonly AnsweredQuestion[] = [
  [
    'How long must the lease run on leased land in Texas?',
    'tx-manufactured-home-guideline',
    'at least a year',
  ],
  [
    'How many model years old can a park model be?',
    ['oh-travel-trailer-park-models', 'park-models-open-in-three-states'],
    '25 model years',
  ],
  ['What happens if the first payment is returned?', 'all-states-billing-down-payment', 'void'],
  [
    'How do roofs on DP-1 policies settle in Michigan?',
    'mi-specialty-dwelling-roof-age',
    'DP-1 policies already settle',
  ],
  [
    'Do I need an endorsement for garaging in another state?',
    'issue-an-endorsement',
    'Write a new policy',
  ],
  [
    'When do practice accounts open before the Agent360 launch?',
    'agent360-prelaunch-day-by-day',
    'Practice accounts open',
  ],
  ['What time do quotes open on Agent360 launch day?', 'agent360-prelaunch-day-by-day', '8:00 am'],
  [
    'How many rental houses can be on one Agent360 Landlord account?',
    ['agent360-landlord', 'agent360-landlord-two-states', 'agent360-landlord-opens-in-michigan'],
    '10',
  ],
  ['Do we insure collector cars parked on the street?', 'collector-auto', 'parked on the street'],
  ['Do we write motorcycles used for racing?', 'motorcycle', 'Racing of any kind'],
  [
    'How much discount does a storm plan earn in North Carolina?',
    'nc-boat-storm-plan',
    '6% discount',
  ],
  [
    'What is the named-storm deductible with a storm plan in North Carolina?',
    'nc-boat-storm-plan',
    'from 10% to 5%',
  ],
  [
    'Does a plow make the use commercial in Tennessee?',
    'tn-off-road-plow-and-winch',
    'no longer makes',
  ],
  [
    'How far can a house be from a fire station in Indiana?',
    'in-specialty-dwelling-protection-class',
    'seven miles',
  ],
  [
    'What is the binding limit for short-term rental cabins in Tennessee?',
    'tn-specialty-dwelling-short-term-rental',
    '$400,000 per cabin',
  ],
  [
    'What is the vacation liability limit in South Carolina?',
    'sc-motor-home-vacation-liability',
    '$25,000',
  ],
  [
    'How many roadside calls per year do motorcycles get in Virginia?',
    'va-md-motorcycle-roadside',
    'Four per year',
  ],
  [
    'How big is the discount for a youth safety course in Indiana?',
    ['in-off-road-rates', 'off-road-youth-course'],
    '8%',
  ],
  [
    'Can I bind a dwelling in brush zone 9 in California?',
    'ca-specialty-dwelling-brush-zones',
    'zones 8, 9, and 10',
  ],
  [
    'How soon must I respond to quote requests from the website?',
    'quote-requests-from-our-site',
    'hour',
  ],
  [
    'What photos do I need after the storm?',
    'lake-erie-storm-lifted',
    'Four sides of the home or unit',
  ],
];

const lastUnanswered: readonly UnansweredQuestion[] = [
  ['What is the binding limit for short-term rental cabins in Kentucky?'],
  ['How far can a house be from a fire station in Ohio?'],
  ['Do we write racing boats?'],
  ['How many horses can be insured?'],
  ['Is a plow covered on a motor home?'],
  ['What is the street-use liability limit in Utah?'],
  ['When do practice accounts open for the tax program?'],
  ['Can I use a drone for roof photos?'],
  ['How do I appeal a tax penalty?'],
  ['What is the brush zone deductible in Oregon?'],
];

const answeredInTables: readonly AnsweredQuestion[] = [
  ['Which products are closed in Ventura County?', 'california-red-flag-binding-hold', 'Ventura'],
  [
    'How much co-op do you reimburse for yard signs?',
    ['co-op-claims-close', 'co-op-money-left'],
    '50%',
  ],
  ['What percent do you pay back for door hangers?', 'co-op-claims-close', '75%'],
  [
    'Is document retrieval available during the Classic maintenance?',
    'classic-policy-system-maintenance',
    'Documents created after',
  ],
  [
    'Can customers report claims during the maintenance?',
    'classic-policy-system-maintenance',
    'Available online and by phone',
  ],
  [
    'When does the customer get the second e-signature reminder?',
    'e-signature-within-10-days',
    'A second reminder',
  ],
  [
    'Can a home we already insure move into the closed coastal zone in Florida?',
    'florida-manufactured-home-coast-closed',
    'can move into the zone',
  ],
  [
    'What is the new total-loss limit for motorcycles?',
    'motorcycle-total-loss-limit-raised',
    '$40,000',
  ],
  ['Which term do I use for a boat loan, lienholder or mortgagee?', 'add-a-lienholder', 'a boat'],
  ['How many contest points is a motor home with roadside worth?', 'open-road-contest', '25'],
  ['Which browser works on an older PC?', 'browser-support-change', 'Firefox'],
  [
    'How many ethics hours do I need to renew my license?',
    'ce-renewal-checklist',
    '3 of them in ethics',
  ],
  ['What if an agency bill customer pays late?', 'agency-bill-remittance-dates', 'not paid'],
  [
    'How big is the advance-quote discount on a boat?',
    ['advance-quote-discount', 'boat-early-bird'],
    '8%',
  ],
  ['Is there a deductible for pet injury coverage?', 'motor-home-pet-coverage', 'None'],
  ['How long is boat lay-up in Michigan now?', 'mi-boat-rates', 'Seven months'],
  [
    'What discount does a locked building give for an off-road vehicle in Indiana?',
    'in-off-road-rates',
    '5%',
  ],
  ['How much do sport bike rates go up in Houston?', 'tx-motorcycle-rate-change', '9.1%'],
  [
    'What is the new minimum underlying limit for a boat over 50 horsepower?',
    'great-lakes-umbrella-underlying-limits',
    'Boat over 50 horsepower',
  ],
  [
    'What is the wind deductible within 2 miles of the coast in Florida?',
    ['fl-manufactured-home-wind-hail-deductible', 'fl-manufactured-home-guideline'],
    '5%',
  ],
  [
    'Can I bind a pellet stove in Georgia?',
    'ga-manufactured-home-supplemental-heat',
    'Pellet stove',
  ],
  [
    'Do I refer a wood stove that the owner installed in Georgia?',
    'ga-manufactured-home-supplemental-heat',
    'Installed by the owner',
  ],
  ['Can I write a guide who rides for pay in Arizona?', 'az-off-road-street-use', 'Not eligible'],
  [
    'How much higher is the student housing surcharge in Ohio?',
    'oh-specialty-dwelling-student-housing',
    '18%',
  ],
  [
    'How much equipment is included on an off-road vehicle in Tennessee?',
    'tn-off-road-plow-and-winch',
    '$3,000',
  ],
  [
    'What proof do I need for a shared storm shelter in Kansas?',
    'ok-ks-manufactured-home-storm-shelter',
    'letter from the park',
  ],
  ['How much theft by a tenant does Agent360 Landlord cover?', 'agent360-landlord', '$5,000'],
  [
    'How much of the haul-out cost do we pay for a boat?',
    ['boat', 'boat-haul-out-help'],
    'half of the cost',
  ],
  ['How many miles can a collector auto be driven a year?', 'collector-auto', '1,000, 3,000'],
  [
    'Are umbrella defense costs paid in addition to the limit?',
    'umbrella',
    'in addition to the limit',
  ],
  [
    'How many photos do I need for each structure over $5,000 at a park model?',
    'park-models-with-decks',
    'One photo of each structure',
  ],
  [
    'Are snowmobiles eligible for the youth course discount?',
    'off-road-youth-course',
    'Snowmobiles are not eligible',
  ],
  ['How much does Agent360 Home cover for a service line?', 'agent360-home', '$10,000'],
  ['How much spare parts coverage is included on a collector auto?', 'collector-auto', '$2,000'],
  ['How much lost rent does Agent360 Landlord pay?', 'agent360-landlord', '12 months'],
  [
    'What is the rate change for specialty dwellings on the Oregon coast?',
    'or-specialty-dwelling-landlord-rate-change',
    '6.8%',
  ],
  [
    'What is the renewal cap for landlords in Oregon?',
    'or-specialty-dwelling-landlord-rate-change',
    '12% per policy',
  ],
  [
    'How recent must a tie-down inspection be in Oklahoma?',
    'ok-ks-manufactured-home-storm-shelter',
    'last five years',
  ],
  [
    'How much emergency removal is usual for a park model in Ohio?',
    'oh-travel-trailer-park-models',
    '$500',
  ],
  ['What share of retakes is for blurry photos?', 'photos-that-pass-the-first-time', '5%'],
  [
    'What commission rate does a new motorcycle policy pay?',
    'read-your-commission-statement',
    '15%',
  ],
  [
    'How long must an Arizona trailer be stored for the credit?',
    'az-travel-trailer-seasonal-storage',
    'Four months',
  ],
  ['What is the golf cart premium for $100,000 of liability?', 'golf-carts-next-door', '$75'],
  [
    'What is the maximum wind and hail age for a metal roof in Michigan?',
    'mi-specialty-dwelling-roof-age',
    '25 years',
  ],
  [
    'How many hours of flood training do I need to renew my license?',
    'ce-renewal-checklist',
    '3 hours, once',
  ],
  [
    'How much credit does a second house get on Agent360 Landlord in Tennessee?',
    'agent360-landlord-two-states',
    '5% for each house',
  ],
  [
    'Can I bind in brush zone 7 in California?',
    'ca-specialty-dwelling-brush-zones',
    'Bind occupied homes',
  ],
  [
    'How much temporary lodging does a full-timer motor home have?',
    'full-timer-talk-track',
    '$100 a night',
  ],
  [
    'What is the storage length for the trailer credit in Arizona?',
    'az-travel-trailer-seasonal-storage',
    'Four months',
  ],
  [
    'How much wreck removal is covered on a boat in Washington?',
    'wa-boat-fuel-spill',
    'value of the hull',
  ],
  [
    'When did payments work again after the billing center outage?',
    'billing-center-outage-resolved',
    '10:56 am',
  ],
  [
    'Are trikes eligible for motorcycle total-loss coverage?',
    'motorcycle-total-loss-limit-raised',
    'Factory trikes only',
  ],
  [
    'Do Class 10 homes in Indiana need a pond?',
    'in-specialty-dwelling-protection-class',
    'with a pond',
  ],
];

const unansweredByTables: readonly UnansweredQuestion[] = [
  ['Which products are closed in Orange County?'],
  ['How much co-op do you reimburse for radio ads?'],
  ['Is the mobile app available during the Classic maintenance?'],
  ['How many contest points is a collector auto worth?'],
  ['How many contest points is a boat with roadside worth?'],
  ['How big is the advance-quote discount on a manufactured home?'],
  ['What discount does a locked building give in Ohio for an off-road vehicle?'],
  ['How much do sport bike rates go up in El Paso?'],
  ['What is the minimum underlying limit for an aircraft?'],
  ['What is the wind deductible within 2 miles of the coast in Alabama?'],
  ['Can I bind a pellet stove in Maine?'],
  ['How much is the student housing surcharge in Kentucky?'],
  ['What proof do I need for a shared storm shelter in Nebraska?'],
  ['How much jewelry does Agent360 Landlord cover?'],
  ['How much of the winter storage cost do we pay for a boat?'],
  ['What share of photo retakes is for blocked gutters?'],
  ['What commission rate is paid on flood policies?'],
  ['How much does Agent360 Home cover for jewelry?'],
  ['What is the rate change for specialty dwellings in Seattle?'],
  ['What is the renewal cap for landlords in Idaho?'],
  ['How much emergency removal is usual for a houseboat?'],
  ['How long must a Florida trailer be stored for the credit?'],
  ['Are e-bikes eligible for the youth course discount?'],
  ['How much spare parts coverage is included on a motorcycle?'],
  ['What commission rate does a new pet policy pay?'],
  ['What is the golf cart premium in Ohio?'],
  ['What is the maximum wind and hail age for a metal roof in Ohio?'],
  ['How many hours of flood training does an adjuster need?'],
  ['Can I bind in brush zone 7 in Oregon?'],
  ['How much temporary lodging does a boat have?'],
  ['How much wreck removal is covered on a boat in Oregon?'],
  ['Is there a deductible for golf cart liability?'],
  ['What discount does a fenced yard give for a motorcycle?'],
  ['How much higher is the student housing surcharge in Texas?'],
  ['What is the renewal cap for boats?'],
];

/** Questions for the passages of searches. Each group was written before the search was tuned with that group. */
export const passageQuestions = {
  answered: [...answered, ...moreAnswered, ...lastAnswered],
  answeredInTables,
  unanswered: [...unanswered, ...moreUnanswered, ...lastUnanswered, ...unansweredByTables],
} as const;
