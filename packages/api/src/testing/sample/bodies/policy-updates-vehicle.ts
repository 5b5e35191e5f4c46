import { img } from '../image-list.ts';

export const vehicleUpdateBodies: Record<string, string> = {
  'tx-motorcycle-rate-change': `
<div class="row">
<div class="col-3">
<figure>${img('motorcycle', 'width: 100%; margin: 0 0 1em;')}</figure>
<p><strong>PNP-{year:published}-014</strong></p>
<p>Texas<br>Motorcycle<br>All channels</p>
</div>
<div class="col-9" contenteditable="false">
<table>
<caption>Dates</caption>
<tbody>
<tr><th scope="row">New business</th><td>{long:from}</td></tr>
<tr><th scope="row">Renewals</th><td>{long:47}</td></tr>
<tr><th scope="row">Status</th><td>Filed and approved</td></tr>
</tbody>
</table>
<h2>What is changing</h2>
<p>Texas motorcycle rates change by <strong>+4.8% overall</strong>. By territory the change runs from &minus;3.1% to +9.7%. No renewal goes up by more than 15%.</p>
<table>
<caption>By area</caption>
<thead><tr><th scope="col">Area</th><th scope="col">Cruiser</th><th scope="col">Touring</th><th scope="col">Sport</th></tr></thead>
<tbody>
<tr><td>Dallas and Fort Worth</td><td>+5.9%</td><td>+4.2%</td><td>+9.7%</td></tr>
<tr><td>Houston</td><td>+6.4%</td><td>+5.0%</td><td>+9.1%</td></tr>
<tr><td>San Antonio and Austin</td><td>+3.8%</td><td>+2.9%</td><td>+7.7%</td></tr>
<tr><td>Rio Grande valley</td><td>+1.2%</td><td>+0.4%</td><td>+4.9%</td></tr>
<tr><td>Panhandle and west</td><td>&minus;3.1%</td><td>&minus;2.2%</td><td>+1.5%</td></tr>
</tbody>
</table>
<h2>Why</h2>
<p>Parts for sport bikes cost a fifth more than two years ago, and more bikes are stolen in the large cities. The north and west had fewer claims, and their rates go down.</p>
<h2>What you do</h2>
<ol>
<li>Rate open quotes again from {day:from}. A saved quote does not keep the old rate.</li>
<li>Look at the renewal list, sort by change, and call the top ten.</li>
<li>Check for the safety course (5%), homeowner (8%) and paid in full (10%). One in four riders has a discount that nobody asked about.</li>
</ol>
<h2>Three sample riders</h2>
<table>
<caption>Yearly premium, liability 100/300/50, deductible $500</caption>
<thead><tr><th scope="col">Rider</th><th scope="col">Bike</th><th scope="col">Today</th><th scope="col">New</th></tr></thead>
<tbody>
<tr><td>Age 52, Lubbock, homeowner, no losses</td><td>Cruiser, 1,300&nbsp;cc</td><td>$412</td><td>$399</td></tr>
<tr><td>Age 38, Austin, two bikes</td><td>Touring, 1,800&nbsp;cc</td><td>$705</td><td>$725</td></tr>
<tr><td>Age 24, Houston, one ticket</td><td>Sport, 600&nbsp;cc</td><td>$1,148</td><td>$1,252</td></tr>
</tbody>
</table>
<h2>If the customer asks why</h2>
<p>Start with the bike, not with the company. &ldquo;A front fairing for yours was $600 two years ago. Today it is $740. The price of the policy has to follow.&rdquo; Then show what the rider can do: a course, a higher deductible, one payment instead of nine. On most sport bikes these three together bring back more than the change takes.</p>
<p>Do not offer to cut liability. The state&rsquo;s minimum would not pay for one night in a trauma unit, and it saves about $6 a month.</p>
</div>
</div>
<p>Your contact: Product desk, motorcycle, <a href="tel:555-0112">555-0112</a>.</p>`,

  'oh-travel-trailer-park-models': `
<p>From {weekday:from} on we take park model trailers in Ohio. A park model is built on one chassis, has at most 400 square feet and stays on its site for the season or for good. Until then it falls between two programs.</p>
<h2>Who can have it</h2>
<ul>
<li>Owner use, seasonal or all year, in a licensed park</li>
<li>Model years of the last 25 years</li>
<li>Tied down, with steps and handrails</li>
<li>Not rented out for more than 30 nights a year</li>
</ul>
<h2>What belongs on it</h2>
<table>
<thead><tr><th scope="col">Coverage</th><th scope="col">Usual choice</th><th scope="col">Note</th></tr></thead>
<tbody>
<tr><td>Trailer</td><td>Replacement cost to 10 years, then actual cash value</td><td>Add the deck and the sunroom to the value</td></tr>
<tr><td>Contents</td><td>$10,000</td><td>More by request</td></tr>
<tr><td>Liability</td><td>$100,000</td><td>It has no engine and no tow vehicle: the site needs its own</td></tr>
<tr><td>Emergency removal</td><td>$500</td><td>When the park must be cleared, for flood as well</td></tr>
</tbody>
</table>
<h2>What you do</h2>
<p>Choose &ldquo;Travel trailer&rdquo;, then &ldquo;Park model&rdquo;. Do not choose &ldquo;Stationary&rdquo;: that is for a towable trailer that happens to stay. A policy written the wrong way until now moves at its renewal, from {long:33}, with no work for you.</p>
<figure>${img('travel-trailer', 'width: 50%; float: left; margin-right: 20px;')}</figure>
<p>Parks ask for proof. Add the park as an additional interest, and it gets a copy of each renewal by itself.</p>`,

  'nc-boat-storm-plan': `
<p>Boats kept in the 20 coastal counties of North Carolina now need a written storm plan when the hull is worth more than $30,000. <strong>With a plan, the named-storm deductible falls from 10% to 5%, and the policy earns 6% off.</strong></p>
<h2>Dates</h2>
<p>New business: {long:from}. Renewals: {long:29}. For the first term we take the owner&rsquo;s word; at the next renewal we want to see it in writing.</p>
<h2>A good plan says</h2>
<ol>
<li>Where the boat goes, with an address, not &ldquo;inland&rdquo;</li>
<li>Who moves it, and who does if the owner is away</li>
<li>When: at the watch, not at the warning</li>
<li>What comes off: sails, canvas, electronics, the fuel in cans</li>
<li>What holds it: lines, anchors, straps, jack stands</li>
</ol>
<h2>What is not a plan</h2>
<ul>
<li>&ldquo;The marina takes care of it.&rdquo; Ask for the contract.</li>
<li>A boat left on its lift. Surge has lifted boats off lifts in each of the last four storms.</li>
<li>Two boats with one trailer.</li>
</ul>
<figure>${img('boat-on-lift', 'max-width: 320px; display: block; margin: 0 auto;')}<figcaption>Fine for the weekend, not for a hurricane.</figcaption></figure>
<p>See also: <a href="/alerts/boat-haul-out-help">we pay half of the haul-out</a>.</p>`,

  'az-off-road-street-use': `
<p>Arizona lets a UTV on many roads once it has a plate, a horn and mirrors. Our policy did not follow, and claims on paved roads were paid late. That ends on {long:from}.</p>
<h2>The new choice: &ldquo;Street use&rdquo;</h2>
<p>Tick it for any UTV with an on-highway plate. Liability on public roads then matches the state&rsquo;s minimum or the limit on the policy, whichever is higher. It costs about $70 a year.</p>
<table>
<caption>Which choice fits</caption>
<thead><tr><th scope="col">The customer rides&hellip;</th><th scope="col">Choose</th></tr></thead>
<tbody>
<tr><td>on own land only</td><td>On premises</td></tr>
<tr><td>on trails and in the dunes</td><td>Off premises</td></tr>
<tr><td>to the store and to the trail head</td><td>Street use</td></tr>
<tr><td>for pay, as a guide</td><td>Not eligible</td></tr>
</tbody>
</table>
<h2>Young drivers</h2>
<p>On the street the driver needs a license, so nobody under 16. Off the street, ages 10 to 15 need a parent within sight and a course. List them all; a youth who is not listed is not covered.</p>
<h2>What you do</h2>
<p>We send you a list of the policies whose plate number we can see. Call them before {weekday:until}. There is no need to cancel and write again: it is a change in the middle of the term.</p>`,

  'wa-motor-home-full-timer-definition': `
<blockquote><p>Until now: &ldquo;a main home for more than six months&rdquo;. From now on: &ldquo;lived in for more than 150 nights in any 12 months&rdquo;.</p></blockquote>
<p>That is the whole change, and it reaches further than it looks. <strong>About one in twelve of our Washington motor homes becomes a full-timer on {long:from}.</strong> Their owners have had no personal liability at the campsite; now they can.</p>
<h2>Why nights</h2>
<p>Six months left room for doubt: which six, and what about two coaches? Nights can be counted. Park receipts and a travel log are enough.</p>
<h2>For new business</h2>
<ul>
<li>The question on the application is new: &ldquo;How many nights in the last 12 months?&rdquo;</li>
<li>From 151 on, the full-timer package is added and cannot be taken off.</li>
<li>Class A, B and C are all eligible. Converted buses are not.</li>
</ul>
<h2>For renewals from {long:38}</h2>
<p>A card in the renewal asks for the nights. Customers who do not answer keep what they have. We look at it again if there is a claim, but we do not take coverage away after a loss.</p>
<p>Practice with <a href="/alerts/full-timer-talk-track">the five questions</a>. Quote both ways; the package adds some $240 a year.</p>`,

  'pa-collector-auto-regular-use-car': `
<p>The rule has always been that each driver in the household has a car for every day. In Pennsylvania we now ask for it by name.</p>
<table>
<caption>PNP-{year:published}-003</caption>
<tbody>
<tr><th scope="row">New business</th><td>{long:from}</td></tr>
<tr><th scope="row">Renewals</th><td>{long:-12}</td></tr>
<tr><th scope="row">Products</th><td>Collector auto, all mileage plans</td></tr>
<tr><th scope="row">Form</th><td>CA&nbsp;11&nbsp;02, section 2</td></tr>
</tbody>
</table>
<h2>What is changing</h2>
<ul>
<li>One regular-use car for each licensed driver, with year, make and insurer</li>
<li>A company car counts, with a letter from the employer</li>
<li>A motorcycle does not count; a pickup does</li>
<li>A driver without a car is either excluded by name, or the policy is not eligible</li>
</ul>
<h2>Why</h2>
<p>A car that is driven to work is not a collector car, and it is not priced as one. In a review, one policy in eight had more drivers than daily cars.</p>
<h2>What you do</h2>
<p>Fill in section 2 while you quote. For renewals you will find the gaps in your work queue. A driver who has moved out? Take the person off, and the gap closes.</p>
<p>&nbsp;</p>
<p>Agreed value does not change. Think of the review: prices of trucks from the 1980s have risen by a third, and a car insured at an old value is paid at that old value.</p>`,
};
