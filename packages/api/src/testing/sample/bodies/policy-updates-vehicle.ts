import { renderImageTag } from '../image-list.ts';

export const vehicleUpdateBodies: Record<string, string> = {
  'tx-motorcycle-rate-change': `
<div class="row">
<div class="col-3">
<figure>${renderImageTag('motorcycle', 'width: 100%; margin: 0 0 1em;')}</figure>
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
<p>Texas motorcycle rates change by <strong>+4.8% overall</strong>. By territory, the change ranges from &minus;3.1% to +9.7%. No renewal increases by more than 15%.</p>
<table>
<caption>By area</caption>
<thead><tr><th scope="col">Area</th><th scope="col">Cruiser</th><th scope="col">Touring</th><th scope="col">Sport</th></tr></thead>
<tbody>
<tr><td>Dallas and Fort Worth</td><td>+5.9%</td><td>+4.2%</td><td>+9.7%</td></tr>
<tr><td>Houston</td><td>+6.4%</td><td>+5.0%</td><td>+9.1%</td></tr>
<tr><td>San Antonio and Austin</td><td>+3.8%</td><td>+2.9%</td><td>+7.7%</td></tr>
<tr><td>Rio Grande Valley</td><td>+1.2%</td><td>+0.4%</td><td>+4.9%</td></tr>
<tr><td>Panhandle and West Texas</td><td>&minus;3.1%</td><td>&minus;2.2%</td><td>+1.5%</td></tr>
</tbody>
</table>
<h2>Why</h2>
<p>Sport bike parts cost 20% more than two years ago, and theft has increased in the large cities. The Panhandle and West Texas had fewer claims, so their rates decrease.</p>
<h2>What you need to do</h2>
<ol>
<li>Re-rate open quotes with an effective date of {day:from} or later. Saved quotes don’t keep the old rate.</li>
<li>Sort your renewal list by change, and call the 10 customers with the largest increases.</li>
<li>Check for the safety course (5%), homeowner (8%), and paid-in-full (10%) discounts. One in four riders qualifies for a discount they don’t have.</li>
</ol>
<h2>Sample premiums</h2>
<table>
<caption>Annual premium, liability 100/300/50, deductible $500</caption>
<thead><tr><th scope="col">Rider</th><th scope="col">Bike</th><th scope="col">Today</th><th scope="col">New</th></tr></thead>
<tbody>
<tr><td>Age 52, Lubbock, homeowner, no losses</td><td>Cruiser, 1,300&nbsp;cc</td><td>$412</td><td>$399</td></tr>
<tr><td>Age 38, Austin, two bikes</td><td>Touring, 1,800&nbsp;cc</td><td>$705</td><td>$725</td></tr>
<tr><td>Age 24, Houston, one ticket</td><td>Sport, 600&nbsp;cc</td><td>$1,148</td><td>$1,252</td></tr>
</tbody>
</table>
<h2>If the customer asks why</h2>
<p>Start with repair costs. &ldquo;A front fairing for your bike cost $600 two years ago. Today it costs $740. Rates follow repair costs.&rdquo; Then show how to save: a safety course, a higher deductible, or paying in full. For most sport bikes, the three together save more than the increase.</p>
<p>Don’t offer to lower liability limits. State minimum limits rarely cover a serious injury, and the customer saves only about $6 a month.</p>
</div>
</div>
<p>Questions: Vehicle product team, <a href="tel:555-0112">555-0112</a>.</p>`,

  'oh-travel-trailer-park-models': `
<p><strong>PNP-{year:published}-016</strong><br>Ohio: Travel trailer<br>New business: {long:from}<br>Renewals: {long:33}</p>
<p>Effective {weekday:from}, you can write park model trailers in Ohio. A park model is built on one chassis, has up to 400 square feet, and stays on its site for the season or year-round. Until now, no program covered them.</p>
<h2>Eligibility</h2>
<ul>
<li>Owner-occupied, seasonal or year-round, in a licensed park</li>
<li>No more than 25 model years old</li>
<li>Tied down, with steps and handrails</li>
<li>Rented out no more than 30 nights a year</li>
</ul>
<p><strong>Binding authority:</strong> you can bind up to $75,000. Refer higher values and wait for approval.</p>
<h2>Recommended coverage</h2>
<table>
<thead><tr><th scope="col">Coverage</th><th scope="col">Usual choice</th><th scope="col">Note</th></tr></thead>
<tbody>
<tr><td>Trailer</td><td>Replacement cost up to 10 years, then actual cash value</td><td>Include the deck and sunroom in the value</td></tr>
<tr><td>Contents</td><td>$10,000</td><td>Higher limits on request</td></tr>
<tr><td>Liability</td><td>$100,000</td><td>There is no tow vehicle policy to provide liability</td></tr>
<tr><td>Emergency removal</td><td>$500</td><td>If the park must be evacuated, including for flood</td></tr>
</tbody>
</table>
<h2>What you need to do</h2>
<p>Choose &ldquo;Travel trailer,&rdquo; then &ldquo;Park model.&rdquo; Don’t choose &ldquo;Stationary,&rdquo; which is for towable trailers kept on a site. We move park models written under another program automatically at renewal, starting {long:33}.</p>
<figure>${renderImageTag('travel-trailer', 'width: 50%; float: left; margin-right: 20px;')}</figure>
<p>Parks require proof of insurance. Add the park as an additional interest so that it automatically receives a copy of each renewal. Questions: Vehicle product team, <a href="tel:555-0112">555-0112</a>.</p>`,

  'nc-boat-storm-plan': `
<p><strong>PNP-{year:published}-013</strong><br>North Carolina: Boat and personal watercraft</p>
<p>Boats kept in the 20 coastal counties of North Carolina now need a written storm plan if the hull is worth more than $30,000. <strong>With a plan, the named-storm deductible decreases from 10% to 5%, and the policy earns a 6% discount.</strong></p>
<h2>Dates</h2>
<p>New business: {long:from}. Renewals: {long:29}. For the first term, the owner’s statement is enough. At the next renewal, we need the plan in writing.</p>
<h2>What the plan must include</h2>
<ol>
<li>Where the boat goes, with an address, not just &ldquo;inland&rdquo;</li>
<li>Who moves the boat, and a backup if the owner is away</li>
<li>When to move it: at the watch, not the warning</li>
<li>What to remove: sails, canvas, electronics, and fuel cans</li>
<li>How to secure it: lines, anchors, straps, and jack stands</li>
</ol>
<h2>What does not qualify</h2>
<ul>
<li>&ldquo;The marina takes care of it,&rdquo; without a contract</li>
<li>Leaving the boat on its lift. Storm surge has lifted boats off lifts in each of the last four storms</li>
<li>Two boats with only one trailer</li>
</ul>
<figure>${renderImageTag('boat-on-lift', 'max-width: 320px; display: block; margin: 0 auto;')}<figcaption>A boat lift does not protect a boat in a hurricane.</figcaption></figure>
<p>See also: <a href="/alerts/boat-haul-out-help">haul-out reimbursement before a named storm</a>. Questions: Vehicle product team, <a href="tel:555-0112">555-0112</a>.</p>`,

  'az-off-road-street-use': `
<p><strong>PNP-{year:published}-012</strong><br>Arizona: Off-road vehicle</p>
<p>Arizona allows UTVs with a plate, a horn, and mirrors on many roads. Until this change, our policy didn’t clearly cover street use, which delayed claims. New business: {long:from}. Renewals: {long:30}.</p>
<h2>New option: &ldquo;Street use&rdquo;</h2>
<p>Select it for any UTV with an on-highway plate. Liability on public roads is then the state minimum or the policy limit, whichever is higher. It costs about $70 a year.</p>
<table>
<caption>Which option to choose</caption>
<thead><tr><th scope="col">The customer rides&hellip;</th><th scope="col">Choose</th></tr></thead>
<tbody>
<tr><td>on their own land only</td><td>On premises</td></tr>
<tr><td>on trails and in the dunes</td><td>Off premises</td></tr>
<tr><td>to the store or the trailhead</td><td>Street use</td></tr>
<tr><td>for pay, as a guide</td><td>Not eligible</td></tr>
</tbody>
</table>
<h2>Young drivers</h2>
<p>On the street, operators must be licensed and at least 16. Off the street, operators ages 10 to 15 need a safety course and a parent within sight. List every young operator. Unlisted youth are not covered.</p>
<h2>What you need to do</h2>
<p>We will send you a list of policies with a plate number on file. Call these customers by {weekday:until}. You can add street use mid-term without rewriting the policy. Questions: Vehicle product team, <a href="tel:555-0112">555-0112</a>.</p>`,

  'wa-motor-home-full-timer-definition': `
<p><strong>PNP-{year:published}-010</strong><br>Washington: Motor home<br>New business: {long:from}<br>Renewals: {long:38}</p>
<blockquote><p>Previous: &ldquo;primary residence for more than six months.&rdquo; New: &ldquo;lived in for more than 150 nights in any 12 months.&rdquo;</p></blockquote>
<p><strong>Under the new definition, about one in twelve of our Washington motor home customers is a full-timer.</strong> They had no personal liability coverage at the campsite. Now they can add it.</p>
<h2>Why</h2>
<p>&ldquo;Six months&rdquo; was unclear, especially for owners of two coaches. Nights are easy to count. Park receipts and a travel log are enough.</p>
<h2>For new business</h2>
<ul>
<li>The application asks: &ldquo;How many nights in the last 12 months?&rdquo;</li>
<li>For 151 nights or more, the full-timer package is required.</li>
<li>Class A, B, and C are eligible. Converted buses are not.</li>
</ul>
<h2>For renewals effective {long:38} and later</h2>
<p>The renewal packet includes a card that asks for the number of nights. Customers who don’t reply keep their current coverage. We won’t remove coverage after a loss.</p>
<p>Use <a href="/alerts/full-timer-talk-track">the five questions</a> to prepare. Quote both ways. The package adds about $240 a year. Questions: Vehicle product team, <a href="tel:555-0112">555-0112</a>.</p>`,

  'pa-collector-auto-regular-use-car': `
<p>Each driver in the household must have a regular-use car. In Pennsylvania, the application now asks for each car’s details.</p>
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
<li>One regular-use car for each licensed driver, with year, make, and insurer</li>
<li>A company car counts, with a letter from the employer</li>
<li>A pickup counts, but a motorcycle doesn’t</li>
<li>Exclude any driver without a car by name. Otherwise, the policy is not eligible</li>
</ul>
<h2>Why</h2>
<p>Collector auto rates assume that the car is not driven to work. In a review, one in eight policies had more drivers than regular-use cars.</p>
<h2>What you need to do</h2>
<p>Complete section 2 when you quote. For renewals, see your work queue for policies with missing cars. If a driver has moved out, remove the driver from the policy.</p>
<p>&nbsp;</p>
<p>Agreed value does not change. Review it at renewal: prices of 1980s trucks have risen by a third, and a total loss pays only the agreed value. Questions: Vehicle product team, <a href="tel:555-0112">555-0112</a>.</p>`,
};
