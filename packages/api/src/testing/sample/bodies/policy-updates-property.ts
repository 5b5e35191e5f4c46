import { renderImageTag } from '../image-list.ts';

export const propertyUpdateBodies: Record<string, string> = {
  'fl-manufactured-home-wind-hail-deductible': `
<table style="width: 100%;">
<caption>PNP-{year:published}-021 at a glance</caption>
<tbody>
<tr><th scope="row">For</th><td>Producers who write manufactured homes in Florida</td></tr>
<tr><th scope="row">New business</th><td>{long:from}</td></tr>
<tr><th scope="row">Renewals</th><td>{long:40}</td></tr>
<tr><th scope="row">Binding authority</th><td>Refer homes in the six coastal referral counties before you bind</td></tr>
<tr><th scope="row">Forms</th><td>MH&nbsp;04&nbsp;12 replaces MH&nbsp;04&nbsp;09</td></tr>
</tbody>
</table>
<h2>What is changing</h2>
<p>The wind and hail deductible becomes a percentage of the home&rsquo;s limit in all coastal counties. The flat $1,000 option is no longer available there. Inland counties don’t change.</p>
<table>
<caption>Deductible for a home insured for $80,000</caption>
<thead><tr><th scope="col">Zone</th><th scope="col">Today</th><th scope="col">New</th><th scope="col">In dollars</th></tr></thead>
<tbody>
<tr><td>Within 2 miles of the coast</td><td>2%</td><td>5%</td><td>$4,000</td></tr>
<tr><td>Other coastal counties</td><td>$1,000</td><td>2%</td><td>$1,600</td></tr>
<tr><td>Inland</td><td>$1,000</td><td>$1,000</td><td>$1,000</td></tr>
</tbody>
</table>
<h2>Why</h2>
<p>Over five years, 70% of our losses in these counties were for wind. This change lets us keep renewing homes in these counties and limit the average rate change to +3.1%.</p>
<h2>What you need to do</h2>
<ul>
<li>Explain the deductible in dollars, not as a percentage.</li>
<li>Have the customer initial the deductible page (page 3 of the application).</li>
<li>Re-rate quotes saved before {day:from}.</li>
<li>Call renewal customers in the two-mile zone. We also send them a letter 45 days ahead.</li>
</ul>
<h2>Questions and answers</h2>
<h3>How do you measure the two miles?</h3>
<p>In a straight line from the home to the nearest open water: the Gulf, the Atlantic, or a bay that opens to either. Canals and rivers don’t count. The quote page measures the distance when you enter the address and shows it on a map.</p>
<h3>Can the customer choose a higher deductible to save money?</h3>
<p>Yes. The 5% deductible is available everywhere. In the two-mile zone, 10% is also available and lowers the wind premium by 22%. If the home has a loan, check the lender&rsquo;s requirements first. Many lenders don’t allow more than 5%.</p>
<h3>Does it apply to storms without a name?</h3>
<p>Yes. The deductible applies to all wind and hail, from a thunderstorm to a hurricane. It applies per storm, not per year.</p>
<h3>What about contents, sheds, and carports?</h3>
<p>One deductible, based on the home&rsquo;s limit, applies to the total loss. For most homes, a $2,500 loss to a carport alone is below the deductible. Explain this to customers in advance.</p>
<h3>Does the change apply mid-term?</h3>
<p>No, not even when the customer makes another change. The new form starts at renewal, with a letter that compares the old and new deductibles.</p>
<h3>What about seasonal and rental homes?</h3>
<p>The same rules apply. Vacant homes keep the 5% deductible that applies in every county.</p>
<h3>Can the customer buy back the deductible?</h3>
<p>Yes, effective {long:40}, for homes less than 10 years old with shutters or rated windows. The option lowers 5% to 2% for about $180 a year. It appears under Options after you answer the questions on windows and tie-downs.</p>
<blockquote><p>&ldquo;I show customers the deductible in dollars next to the limit. It takes ten seconds, and they understand it.&rdquo;</p><footer>Producer, Twin Forks Insurance</footer></blockquote>
<h2>Sample letter to customers</h2>
<p>You can use this text as is:</p>
<blockquote><p>Your policy will soon have a new deductible for wind and hail damage. A deductible is the part of a loss that you pay. The enclosed page shows the amount in dollars. Your other deductible does not change. To discuss ways to lower it, such as tie-downs, shutters, or a newer roof, please call us before your renewal date.</p></blockquote>
<p>Questions: Underwriting, <a href="tel:555-0110">555-0110</a> or <a href="mailto:underwriting@example.com?subject=PNP-021">underwriting@example.com</a></p>`,

  'mi-specialty-dwelling-roof-age': `
<div class="row">
<div class="col-9">
<p><strong>Number:</strong> PNP-{year:published}-018<br><strong>Who:</strong> Michigan producers who write specialty dwelling.<br><strong>When:</strong> new business effective {long:from}; renewals effective {long:52}.</p>
<h2>What is changing</h2>
<p>On DP-3 policies, roofs settle by age. Up to the ages below, we pay replacement cost. After that, we pay actual cash value: what the roof was worth on the day of the loss.</p>
<table>
<caption>Maximum roof age for replacement cost</caption>
<thead><tr><th scope="col">Roof</th><th scope="col">Wind and hail</th><th scope="col">Other losses</th></tr></thead>
<tbody>
<tr><td>Three-tab shingle</td><td>10 years</td><td>15 years</td></tr>
<tr><td>Architectural shingle</td><td>15 years</td><td>20 years</td></tr>
<tr><td>Metal</td><td>25 years</td><td>30 years</td></tr>
<tr><td>Tile or slate</td><td>30 years</td><td>40 years</td></tr>
<tr><td>Rolled roofing or flat</td><td>Not offered</td><td>8 years</td></tr>
</tbody>
</table>
<p>DP-1 policies already settle at actual cash value. They don’t change.</p>
<h2>What you need to do</h2>
<ol>
<li>Ask for the year the roof was installed, with proof: an invoice or a permit.</li>
<li>Without proof, the system uses the year the house was built.</li>
<li>If the roof has two layers, enter the year of the older layer.</li>
<li>For renewals, check the &ldquo;Roof year missing&rdquo; list in your work queue, available since {day:-10}.</li>
</ol>
</div>
<div class="col-3">
<div class="callout"><p><strong>New roof discount.</strong> A roof less than five years old earns 8% off.</p></div>
<p>Job aid: <a href="/alerts/photos-that-pass-the-first-time">photos that pass</a></p>
<p>Questions: Underwriting, <a href="tel:555-0110">555-0110</a></p>
</div>
</div>`,

  'ca-specialty-dwelling-brush-zones': `
<p><strong>PNP-{year:published}-011</strong><br>California: Specialty dwelling<br>New business: {long:from}<br>Renewals: {long:41}</p>
<p>Effective {weekday:from}, <strong>we no longer write new specialty dwelling policies in brush zones 8, 9, and 10</strong>. You have no binding authority in these zones. For vacant dwellings in zone 7, wait for approval before you bind. The quote page shows the zone next to the fire district.</p>
<h2>Renewals</h2>
<p>We renew current policies on two conditions. The roof must be Class&nbsp;A. Brush must be cleared for 100 feet, or to the property line. Owners get a letter and 75 days to send photos. We won’t nonrenew a policy without an inspection.</p>
<table>
<caption>By zone</caption>
<thead><tr><th scope="col">Zone</th><th scope="col">New business</th><th scope="col">Renewals</th></tr></thead>
<tbody>
<tr><td>1&ndash;4</td><td>Bind</td><td>No conditions</td></tr>
<tr><td>5&ndash;6</td><td>Bind with photos</td><td>No conditions</td></tr>
<tr><td>7</td><td>Bind occupied homes. Refer vacant homes</td><td>Photos every three years</td></tr>
<tr><td>8&ndash;10</td><td>Closed</td><td>Class A roof and clearing</td></tr>
</tbody>
</table>
<h2>Why now</h2>
<p>Our share of homes in the three highest zones has doubled in four years, which raises our reinsurance cost. The change is filed and approved for the date above.</p>
<h2>What you can offer instead</h2>
<ul>
<li>The California FAIR Plan for fire, with our policy for other perils, if the lender agrees</li>
<li>Landlord contents and liability only</li>
<li>Help with brush clearing. Many fire districts offer free chipping</li>
</ul>
<p>Binding moratoriums for fire weather are separate. We announce them as alerts. <a href="/alerts/california-red-flag-binding-hold">The current moratorium</a> applies in four counties. Questions: Underwriting, <a href="tel:555-0110">555-0110</a>.</p>`,

  'ga-manufactured-home-supplemental-heat': `
<p><strong>PNP-{year:published}-015</strong><br>Georgia: Manufactured home<br>New business: {long:from}<br>Renewals: {long:45}</p>
<p><strong>Effective {long:from}, complete the two-page supplemental heat questionnaire before you bind a Georgia home with a wood, pellet, or coal stove.</strong></p>
<h2>Binding authority: Bind, refer, or decline</h2>
<table>
<thead><tr><th scope="col">Heat source</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>Factory-built stove, installed by a contractor, 36 inches from any wall</td><td>Bind. Surcharge of $45</td></tr>
<tr><td>Pellet stove with a listed vent</td><td>Bind. No surcharge</td></tr>
<tr><td>Installed by the owner, with a county permit</td><td>Refer. Call 555-0110 before you bind</td></tr>
<tr><td>Homemade or barrel stove</td><td>Decline</td></tr>
<tr><td>Stove is the only source of heat</td><td>Decline</td></tr>
<tr><td>Kerosene or unvented gas heater</td><td>Decline if used every day</td></tr>
</tbody>
</table>
<h2>How to complete the questionnaire</h2>
<ol>
<li>Ask who installed the stove, and in what year.</li>
<li>Measure the distance to the nearest wall and curtains. A photo with a tape measure is best.</li>
<li>Ask when the chimney was last cleaned. We require cleaning once a year.</li>
<li>Confirm smoke alarms in the same room and in each bedroom.</li>
</ol>
<figure>${renderImageTag('manufactured-home', 'width: 55%;')}<figcaption>The chimney must be two feet higher than anything within ten feet.</figcaption></figure>
<p>For renewals, we send the form with the bill, starting {long:45}. If the customer doesn’t reply within 60 days, we add the surcharge. We don’t cancel the policy.</p>`,

  'tn-specialty-dwelling-short-term-rental': `
<p><em>Number PNP-{year:published}-009. Tennessee. Specialty dwelling. New business {long:from}, renewals {long:20}.</em></p>
<p>A cabin rented by the night is neither a vacation home nor a long-term rental. Until now, you had to choose one and call us. <strong>You can now choose a third use: short-term rental.</strong> You can bind up to $400,000 per cabin. Refer higher limits and wait for approval.</p>
<h2>What it covers</h2>
<ul>
<li>Guest damage, up to $10,000 per stay, in excess of the rental platform&rsquo;s deposit</li>
<li>Lost rent for 30 days after a covered loss</li>
<li>Guest liability, including pools and hot tubs that are fenced or locked</li>
<li>Theft of furnishings by a guest, with a police report</li>
</ul>
<h2>Requirements</h2>
<ul>
<li>No more than two units in one building</li>
<li>A manager within 60 miles</li>
<li>A registration where the county or town requires one, such as Sevier and Davidson counties</li>
<li>Smoke and carbon monoxide alarms on every floor</li>
</ul>
<h2>What it costs</h2>
<p>About 35% more than seasonal use. Three or more properties on one account earn 10% off.</p>
<h2>What you need to do</h2>
<p>At each renewal, ask: &ldquo;Has anyone paid to stay there?&rdquo; If so, change the use. Seasonal use doesn’t cover claims by paying guests. Questions: Underwriting, <a href="tel:555-0110">555-0110</a>.</p>`,
};
