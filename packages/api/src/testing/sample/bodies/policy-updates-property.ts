import { img } from '../image-list.ts';

export const propertyUpdateBodies: Record<string, string> = {
  'fl-manufactured-home-wind-hail-deductible': `
<table style="width: 100%;">
<caption>PNP-{year:published}-021 at a glance</caption>
<tbody>
<tr><th scope="row">For</th><td>Producers who write manufactured homes in Florida</td></tr>
<tr><th scope="row">New business</th><td>{long:from}</td></tr>
<tr><th scope="row">Renewals</th><td>{long:40}</td></tr>
<tr><th scope="row">Forms</th><td>MH&nbsp;04&nbsp;12 replaces MH&nbsp;04&nbsp;09</td></tr>
</tbody>
</table>
<h2>What is changing</h2>
<p>The wind and hail deductible becomes a percentage of the home&rsquo;s limit in all coastal counties. The flat $1,000 choice ends there. Inland, nothing changes.</p>
<table>
<caption>What a customer pays first on a home insured for $80,000</caption>
<thead><tr><th scope="col">Zone</th><th scope="col">Today</th><th scope="col">New</th><th scope="col">In dollars</th></tr></thead>
<tbody>
<tr><td>Within 2 miles of the coast</td><td>2%</td><td>5%</td><td>$4,000</td></tr>
<tr><td>Other coastal counties</td><td>$1,000</td><td>2%</td><td>$1,600</td></tr>
<tr><td>Inland</td><td>$1,000</td><td>$1,000</td><td>$1,000</td></tr>
</tbody>
</table>
<h2>Why</h2>
<p>Seven of every ten dollars that we paid in these counties over five years were for wind. The change lets us keep the counties open and hold the average rate change to +3.1%.</p>
<h2>What you do</h2>
<ul>
<li>Say the deductible in dollars, not in percent. Customers remember dollars.</li>
<li>Have the deductible page initialed. It is page 3 of the application.</li>
<li>Quotes saved before {day:from} have to be rated again.</li>
<li>Call your renewals in the two-mile zone. We write to them as well, 45 days ahead.</li>
</ul>
<h2>Questions and answers</h2>
<h3>Is it two miles by road or by air?</h3>
<p>By air, from the home to the nearest open water: the Gulf, the Atlantic or a bay with a straight line to either. A canal or a river does not count. The quote page measures it when you enter the address, and shows the line on a map.</p>
<h3>May the customer choose a higher deductible to save money?</h3>
<p>Yes, 5% can be chosen everywhere. In the two-mile zone 10% is offered too; it lowers the wind part of the price by 22%. For a home with a loan, read the lender&rsquo;s letter first. Many do not allow more than 5%.</p>
<h3>What happens in a storm that has no name?</h3>
<p>The same. The deductible is for wind and hail of any kind, from a thunderstorm as from a hurricane. It is taken once for each storm, not once for each year.</p>
<h3>And contents, sheds and carports?</h3>
<p>One deductible, worked out from the limit of the home alone, is taken from the whole loss. A loss to a carport only, of $2,500, is below the deductible for most homes. Say so before it happens. People are less angry about a number that they have heard before.</p>
<h3>Does the change reach policies in the middle of their term?</h3>
<p>No. Not even when the customer changes something else. The new form comes with the renewal, and with it a letter that shows the old and the new deductible side by side.</p>
<h3>What about seasonal homes and rental homes?</h3>
<p>All uses are treated alike. Vacant homes keep the 5% that they have in every county.</p>
<h3>Can the deductible be bought back?</h3>
<p>From {long:40} on there is an option for homes under ten years of age with shutters or rated windows: it brings 5% down to 2%, for about $180 a year. You find it under Options, once you have answered the questions on windows and straps.</p>
<blockquote><p>&ldquo;Draw it. A line for the limit, a small piece for the deductible, and the dollar sign over the small piece. It takes ten seconds.&rdquo;</p><footer>Producer, Twin Forks Insurance</footer></blockquote>
<h2>For your letter to customers</h2>
<p>You may use these lines as they are:</p>
<blockquote><p>Your policy will soon have another deductible for damage by wind and hail. It is the part of a loss that you pay yourself. On the enclosed page you see it in dollars. Your other deductible does not change. If you would like to talk about ways to lower it, such as tie-downs, shutters or a newer roof, please call us before your renewal date.</p></blockquote>
<p>Questions: <a href="mailto:underwriting@example.com?subject=PNP-021">underwriting@example.com</a></p>`,

  'mi-specialty-dwelling-roof-age': `
<div class="row">
<div class="col-9">
<p><strong>Who:</strong> all Michigan producers with specialty dwelling business.<br><strong>When:</strong> new business from {long:from}; renewals from {long:52}.</p>
<h2>What is changing</h2>
<p>On DP-3 policies, roofs are settled by age. Until the ages below we pay replacement cost. After them we pay actual cash value: what the roof was worth on the day of the loss.</p>
<table>
<caption>Last year of replacement cost</caption>
<thead><tr><th scope="col">Roof</th><th scope="col">Wind and hail</th><th scope="col">Other losses</th></tr></thead>
<tbody>
<tr><td>Three-tab shingle</td><td>10 years</td><td>15 years</td></tr>
<tr><td>Architectural shingle</td><td>15 years</td><td>20 years</td></tr>
<tr><td>Metal</td><td>25 years</td><td>30 years</td></tr>
<tr><td>Tile or slate</td><td>30 years</td><td>40 years</td></tr>
<tr><td>Rolled or flat</td><td>Not offered</td><td>8 years</td></tr>
</tbody>
</table>
<p>DP-1 policies settle at actual cash value already. They do not change.</p>
<h2>What you do</h2>
<ol>
<li>Ask for the year of the roof, and for proof: an invoice or a permit.</li>
<li>No proof? The system takes the year in which the house was built.</li>
<li>Two layers count as the older one.</li>
<li>Renewals: look at the list &ldquo;Roof year missing&rdquo; in your work queue. It has been there since {day:-10}.</li>
</ol>
</div>
<div class="col-3">
<div class="callout"><p><strong>A new roof helps.</strong> A roof less than five years old earns 8% off.</p></div>
<p>Job aid: <a href="/alerts/photos-that-pass-the-first-time">photos that pass</a></p>
</div>
</div>`,

  'ca-specialty-dwelling-brush-zones': `
<p>From {weekday:from} <strong>we write no new specialty dwelling policies in brush zones 8, 9 and 10</strong>, and vacant dwellings in zone 7 need approval first. The zone stands on the quote page, beside the fire district.</p>
<h2>Renewals</h2>
<p>We renew what we have, with two conditions. The roof must be class&nbsp;A. Brush must be cleared for 100 feet, or to the line of the lot. Owners get a letter and 75 days to send photos. We will not end a policy without an inspection.</p>
<table>
<caption>By zone</caption>
<thead><tr><th scope="col">Zone</th><th scope="col">New</th><th scope="col">Renewal</th></tr></thead>
<tbody>
<tr><td>1&ndash;4</td><td>Open</td><td>Open</td></tr>
<tr><td>5&ndash;6</td><td>Open with photos</td><td>Open</td></tr>
<tr><td>7</td><td>Occupied only; vacant by approval</td><td>Photos every third year</td></tr>
<tr><td>8&ndash;10</td><td>Closed</td><td>Class A roof and clearing</td></tr>
</tbody>
</table>
<h2>Why now</h2>
<p>Our share of homes in the three highest zones has doubled in four years. What we pay for reinsurance follows the zone. Filed with the state, and approved for the date above.</p>
<h2>What you can offer instead</h2>
<ul>
<li>The state&rsquo;s plan of last resort for fire, and our policy for the rest, where the lender agrees</li>
<li>Landlord contents and liability alone</li>
<li>Help with the clearing: many fire districts chip branches free of charge</li>
</ul>
<p>A hold for fire weather is another matter and comes as an alert. <a href="/alerts/california-red-flag-binding-hold">The present one</a> covers four counties.</p>`,

  'ga-manufactured-home-supplemental-heat': `
<p>A wood stove is welcome. A wood stove that we do not know of is not. <strong>From {long:from} each Georgia home with a wood, pellet or coal stove needs the two-page heat questionnaire before you bind.</strong></p>
<h2>Pass, call, decline</h2>
<table>
<thead><tr><th scope="col">What you find</th><th scope="col">What it means</th></tr></thead>
<tbody>
<tr><td>Factory-built stove, put in by a contractor, 36 inches from any wall</td><td>Bind. Surcharge of $45</td></tr>
<tr><td>Pellet stove with a listed vent</td><td>Bind. No surcharge</td></tr>
<tr><td>Put in by the owner, with a county permit</td><td>Call us</td></tr>
<tr><td>Home-made, or a barrel stove</td><td>Decline</td></tr>
<tr><td>Only source of heat</td><td>Decline</td></tr>
<tr><td>Kerosene or unvented gas heater</td><td>Decline if used every day</td></tr>
</tbody>
</table>
<h2>How to fill in the questionnaire</h2>
<ol>
<li>Ask who put the stove in, and in which year.</li>
<li>Measure to the nearest wall and to the curtain. A photo with a tape measure is best.</li>
<li>Ask when the chimney was last cleaned. Once a year is the rule.</li>
<li>Look for a smoke alarm in the same room and in each bedroom.</li>
</ol>
<figure>${img('manufactured-home', 'width: 55%;')}<figcaption>The chimney has to stand two feet higher than anything within ten feet.</figcaption></figure>
<p>For renewals the form goes out with the bill from {long:45}. No answer in 60 days means the surcharge, not a cancellation.</p>`,

  'tn-specialty-dwelling-short-term-rental': `
<p><em>Number PNP-{year:published}-009. Tennessee. Specialty dwelling. New business {day:from}, renewals {day:20}.</em></p>
<p>A cabin rented by the night is not a vacation home and not a rental. So far you had to choose one of them and call us. <strong>There is now a third use: short-term rental.</strong></p>
<h2>What it covers</h2>
<ul>
<li>Damage by a guest, up to $10,000 a stay, beyond the platform&rsquo;s deposit</li>
<li>Lost rent for 30 days after a covered loss</li>
<li>Liability for guests, pool and hot tub included when fenced or locked</li>
<li>Theft of furnishings by a guest, with a police report</li>
</ul>
<h2>What it asks for</h2>
<ul>
<li>No more than two units under one roof</li>
<li>A manager within 60 miles</li>
<li>A registration, where the county or the town wants one: Sevier and Davidson do</li>
<li>Smoke and carbon monoxide alarms on each floor</li>
</ul>
<h2>What it costs</h2>
<p>About 35% over seasonal use. Three or more places on one account earn 10% off.</p>
<h2>What you do</h2>
<p>At each renewal ask: &ldquo;Did anyone pay to stay there?&rdquo; If yes, change the use. A claim by a paying guest under seasonal use is not covered.</p>`,
};
